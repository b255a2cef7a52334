import { constants, setPriority } from 'node:os';
import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from './embedded-database.ts';
import { migrate } from './migrations.ts';
import { type Outcome, runInTransaction, type Work } from './store.ts';

/** Runs PGlite in a thread, because its statements would hold up the pages. */

export type ToThread = { kind: 'run'; work: Work } | { kind: 'close' };
export type FromThread =
  | { kind: 'open' }
  | { kind: 'outcome'; outcome: Outcome }
  | { kind: 'last words'; words: string };

const port = parentPort as MessagePort;
const say = (message: FromThread) => port.postMessage(message);
const { pool, close } = openDatabase(workerData, (words) => say({ kind: 'last words', words }));

await migrate(pool);
// An engine without background processes needs this done by hand.
await pool.query(
  'vacuum analyze public.contact_submissions, notifications.outbox, booking.appointments, booking.links, ' +
    'desk.cases, desk.events',
);

// Gives pages precedence when both want a processor. On other systems than Linux this would slow the whole process.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);

port.on('message', async (message: ToThread) => {
  if (message.kind === 'close') return stop();
  const outcome = await runInTransaction(pool, message.work);
  say({ kind: 'outcome', outcome });
  // A broken engine stays broken. The main thread starts another.
  if (outcome.kind === 'unavailable') throw new Error(outcome.reason);
});
say({ kind: 'open' });

async function stop() {
  await close();
  port.close();
}
