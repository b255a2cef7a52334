import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { makeDataFolder } from '../data-folder.ts';
import { lockDirectory } from './directory-lock.ts';
import { type Engine, startEngine } from './embedded-engine.ts';
import { prepareFolder } from './embedded-folder.ts';
import { describe } from './faults.ts';
import { createOutageLog } from './outage-log.ts';
import { createQueue } from './queue.ts';
import { healthCheck, type Log, type Store, type Work } from './store.ts';

const restartAfterMs = 1_000;

/** A thousand times what the desk may take among 100,000 enquiries, and six times as long as anybody waits. */
const patience = { longestWorkMs: 30_000 };

/** Its message is fit for whoever starts the server. */
export class CannotOpen extends Error {}

/** Resolves when the database in the folder is open, and rejects when it cannot be. */
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

async function lockFolder(dataDir: string) {
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
