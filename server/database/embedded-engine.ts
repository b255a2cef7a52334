import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { FromThread, ToThread } from './embedded-thread.ts';
import type { Outcome, Work } from './store.ts';

/** Our side of the thread that runs PGlite. */
export type Engine = { run(work: Work): Promise<Outcome>; close(): void; stopped: Promise<void> };

// Compiled a second time, for speed, PGlite is no faster where every row waits for the disk, and 45 MB larger.
setFlagsFromString('--liftoff-only');

const gone: Outcome = { kind: 'unavailable', reason: 'the embedded database stopped' };

export async function startEngine(folder: string): Promise<Engine> {
  const thread = new Worker(new URL('./embedded-thread.ts', import.meta.url), {
    workerData: folder,
    // No environment, in which `node --watch` asks threads to report their imports among their messages.
    env: {},
    resourceLimits: { maxYoungGenerationSizeMb: 4 },
  });
  const waiting = new Map<number, (outcome: Outcome) => void>();
  let isRunning = true;
  let lastId = 0;
  const send = (message: ToThread) => thread.postMessage(message);

  const stopped = new Promise<void>((resolve) => {
    thread.once('exit', () => {
      isRunning = false;
      for (const settle of waiting.values()) settle(gone);
      resolve();
    });
  });

  await once(thread, 'message');
  // Why it ended was said by its last outcome; whoever watches starts another.
  thread.on('error', () => undefined);
  thread.on('message', ({ id, outcome }: FromThread) => {
    waiting.get(id)?.(outcome);
    waiting.delete(id);
  });

  return {
    stopped,
    close: () => send({ kind: 'close' }),
    async run(work) {
      if (!isRunning) return gone;
      const id = ++lastId;
      const outcome = new Promise<Outcome>((settle) => waiting.set(id, settle));
      send({ kind: 'run', id, work });
      return outcome;
    },
  };
}
