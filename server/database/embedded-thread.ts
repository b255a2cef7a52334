import { constants, setPriority } from 'node:os';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from './embedded-database.ts';
import { migrate } from './migrations.ts';
import type { Outcome, Work } from './store.ts';
import { runInTransaction } from './transaction.ts';

/** The thread that runs PGlite, whose every statement would otherwise hold up the pages. */

export type ToThread = { kind: 'run'; work: Work } | { kind: 'close' };
export type FromThread =
  | { kind: 'open' }
  | { kind: 'outcome'; outcome: Outcome }
  | { kind: 'last words'; words: string };

const port = parentPort as MessagePort;
const say = (message: FromThread) => port.postMessage(message);
const { pool, close } = openDatabase(workerData, (words) => say({ kind: 'last words', words }));

await migrate(pool);
// Nothing else does in an engine without background processes.
await pool.query(
  'vacuum analyze public.contact_submissions, notifications.outbox, booking.appointments, booking.links, ' +
    'desk.cases, desk.events',
);

// From here on pages come first where both want a processor. Elsewhere than on Linux this would slow the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

port.on('message', async (message: ToThread) => {
  if (message.kind === 'close') return stop();
  const outcome = await runInTransaction(pool, message.work);
  say({ kind: 'outcome', outcome });
  // An engine that broke stays broken: whoever watches this thread starts another.
  if (outcome.kind === 'unavailable') throw new Error(outcome.reason);
});
say({ kind: 'open' });

async function stop() {
  await close();
  port.close();
}
