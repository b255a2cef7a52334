import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeDataFolder } from '../data-folder.ts';
import { type Engine, startEngine } from './embedded-engine.ts';
import { lockDirectory, prepareFolder } from './embedded-folder.ts';
import {
  createOutageLog,
  describe,
  healthCheck,
  type Log,
  type Outage,
  type Outcome,
  type Purpose,
  type Store,
  type Work,
} from './store.ts';

const restartAfterMs = 1_000;

/** A thousand times what the desk needs among 100,000 enquiries, and six times as long as anybody waits. */
const patience = { longestWorkMs: 30_000 };

/** The message is fit for whoever starts the server. */
export class CannotOpen extends Error {}

/** Resolves when the database in the folder is open, and rejects when it cannot be opened. */
export async function openEmbeddedStore(
  dataDir: string,
  log: Log,
  { longestWorkMs } = patience,
): Promise<Store> {
  const folder = join(dataDir, 'database');
  const lock = await lockFolder(dataDir);
  let engine = await open().catch((error) => {
    lock.release();
    throw new CannotOpen(wordFault(dataDir, error));
  });

  async function open(): Promise<Engine> {
    await prepareFolder(folder);
    return startEngine(folder, longestWorkMs);
  }

  const reportOutage = createOutageLog(log);
  const inTurn = createQueue((work) => engine.run(work));
  const run = async (work: Work) => reportOutage(await inTurn(work));
  const closing = new AbortController();
  const kept = keepRunning();

  async function keepRunning() {
    for (;;) {
      const reason = await engine.stopped;
      if (closing.signal.aborted) return;
      log.error(`The embedded database stopped (${reason}). It is started again.`);
      await restart();
      if (closing.signal.aborted) engine.close();
    }
  }

  async function restart() {
    for (let lastReason = ''; ; ) {
      await pause(restartAfterMs, undefined, { signal: closing.signal }).catch(() => undefined);
      if (closing.signal.aborted) return;
      try {
        engine = await startEngine(folder, longestWorkMs);
        return;
      } catch (error) {
        const reason = describe(error);
        if (reason !== lastReason) log.error(`It cannot be started (${reason}). Trying again until it can.`);
        lastReason = reason;
      }
    }
  }

  return {
    run,
    isUp: async () => (await run(healthCheck)).kind === 'done',
    async close() {
      closing.abort();
      engine.close();
      await kept;
      lock.release();
    },
  };
}

/** Two servers never use the same folder. */
export async function lockFolder(dataDir: string) {
  try {
    await makeDataFolder(dataDir);
    const lock = lockDirectory(dataDir);
    if (lock) return lock;
  } catch (error) {
    throw new CannotOpen(wordFault(dataDir, error));
  }
  throw new CannotOpen(`Another server is using ${dataDir}: stop it, or set DATA_DIR to another folder.`);
}

const wordFault = (dataDir: string, error: unknown) =>
  `The database in ${dataDir} cannot be opened (${describe(error)}). Is there room on the disk, and may this user write there?`;

/** A queue before a database with one connection. It limits how much work waits, and how long. */

/** For each purpose. At a slow disk's rate this much is stored within the time that anybody waits. */
const mostWaiting = 500;

/**
 * Waiting and running together. Work that is running by then may still succeed; its id tells the sender who repeats it.
 */
const longestWaitMs = 5_000;

type Waiting = { work: Work; settle: (outcome: Outcome) => void };

export function createQueue(perform: (work: Work) => Promise<Outcome>) {
  const turns: Purpose[] = ['enquiry', 'query', 'owner', 'upkeep'];
  const lines = Object.fromEntries(turns.map((purpose) => [purpose, new Set()])) as Record<
    Purpose,
    Set<Waiting>
  >;
  let isBusy = false;

  async function performAll() {
    isBusy = true;
    for (let next = takeNext(); next; next = takeNext()) next.settle(await perform(next.work));
    isBusy = false;
  }

  function takeNext(): Waiting | undefined {
    const purpose = turns.find((each) => lines[each].size > 0);
    if (purpose === undefined) return undefined;
    // The purpose served last goes to the end, so a thousand readers delay a writer by a single read.
    turns.push(...turns.splice(turns.indexOf(purpose), 1));
    const [first] = lines[purpose];
    if (first) lines[purpose].delete(first);
    return first;
  }

  return (work: Work): Promise<Outcome> => {
    const line = lines[work.purpose];
    if (line.size >= mostWaiting) return Promise.resolve(tooMany);
    return new Promise((resolve) => {
      const waiting: Waiting = {
        work,
        settle(outcome) {
          clearTimeout(deadline);
          resolve(outcome);
        },
      };
      const deadline = setTimeout(() => {
        line.delete(waiting);
        resolve(tooLate);
      }, longestWaitMs);
      line.add(waiting);
      if (!isBusy) void performAll();
    });
  };
}

const tooMany: Outage = { kind: 'unavailable', reason: `${mostWaiting} are waiting for it` };
const tooLate: Outage = { kind: 'unavailable', reason: `no answer for ${longestWaitMs / 1000} s` };
