import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { lockDirectory } from './directory-lock.ts';
import { type Engine, startEngine } from './embedded-engine.ts';
import { prepareFolder } from './embedded-folder.ts';
import { createOutageLog } from './outage-log.ts';
import { healthCheck, type Log, type Store, type Work } from './store.ts';

const restartAfterMs = 1_000;

class DirectoryInUse extends Error {
  readonly code = 'DATA_DIR_IN_USE';
}

/** Resolves when the database in the folder is open, and rejects when it cannot be. */
export async function openEmbeddedStore(dataDir: string, log: Log): Promise<Store> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  const lock = lockDirectory(dataDir);
  if (!lock) throw new DirectoryInUse(`${dataDir} is in use`);

  const folder = join(dataDir, 'database');
  let engine: Engine;
  try {
    await prepareFolder(folder);
    engine = await startEngine(folder);
  } catch (error) {
    lock.release();
    throw error;
  }

  const reportOutage = createOutageLog(log);
  const run = async (work: Work) => reportOutage(await engine.run(work));
  let isClosing = false;
  const kept = keepRunning();

  async function keepRunning() {
    for (;;) {
      await engine.stopped;
      if (isClosing) return;
      await pause(restartAfterMs);
      engine = await startEngine(folder).catch(() => engine);
      if (isClosing) engine.close();
    }
  }

  return {
    run,
    isUp: async () => (await run(healthCheck)).kind === 'done',
    async close() {
      isClosing = true;
      engine.close();
      await kept;
      lock.release();
    },
  };
}
