import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { Pool } from 'pg';
import { DurableFileSystem } from './durable-file-system.ts';
import { migrate } from './migrations.ts';
import type { Outcome, Work } from './store.ts';
import { runInTransaction } from './transaction.ts';

/** The thread that runs PGlite, whose every statement would otherwise hold up the pages. */

export type ToThread = { kind: 'run'; id: number; work: Work } | { kind: 'close' };
/** The first message has no content: it says that the database is open. */
export type FromThread = { id: number; outcome: Outcome };

const engine = new PGlite({
  fs: new DurableFileSystem(workerData),
  startParams: [
    ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
    ...['-c', 'wal_sync_method=fsync'],
    ...['-c', 'shared_buffers=8MB'],
  ],
});
// More than one connection crashes it.
const pool = new Pool({ ...createPgConfig(engine), max: 1 } as object);
const port = parentPort as MessagePort;

await migrate(pool);
// Nothing else does in an engine without background processes.
await pool.query('vacuum analyze public.contact_submissions, notifications.outbox');

port.on('message', async (message: ToThread) => {
  if (message.kind === 'close') return close();
  const outcome = await runInTransaction(pool, message.work);
  port.postMessage({ id: message.id, outcome } satisfies FromThread);
  // An engine that broke stays broken: whoever watches this thread starts another.
  if (outcome.kind === 'unavailable') throw new Error(outcome.reason);
});
port.postMessage(undefined);

async function close() {
  await pool.end();
  await engine.close();
  port.close();
}
