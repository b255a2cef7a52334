import { setFlagsFromString } from 'node:v8';
import { Worker } from 'node:worker_threads';
import type { FromThread, ToThread } from './embedded-thread.ts';
import { describe, type Outcome, type Work } from './store.ts';

/** This thread's handle on the thread that runs PGlite. */
export type Engine = Awaited<ReturnType<typeof startEngine>>;

// Forty times V8's default. By default V8 recompiles a third of a second's worth of PGlite for speed at every start,
// and grows by 45 MB meanwhile. Long work, such as a search through years of enquiries, is still optimized.
setFlagsFromString('--wasm-tiering-budget=520000000');

const gone: Outcome = { kind: 'unavailable', reason: 'the embedded database has stopped' };

/** Resolves when the database in the folder is open, and rejects with the reason when it cannot be opened. */
export async function startEngine(folder: string, longestWorkMs: number) {
  const thread = new Worker(new URL('./embedded-thread.ts', import.meta.url), {
    workerData: folder,
    // Nothing else of the environment, or `node --watch` would have the thread report its imports among its messages.
    env: { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '' },
    resourceLimits: { maxYoungGenerationSizeMb: 4 },
  });
  const send = (message: ToThread) => thread.postMessage(message);
  const opened = Promise.withResolvers<void>();
  const stopped = Promise.withResolvers<string>();
  let isRunning = true;
  let settle: (outcome: Outcome) => void = () => {};
  let cause: string | undefined;
  let fault: string | undefined;

  thread.on('message', (message: FromThread) => {
    if (message.kind === 'open') opened.resolve();
    if (message.kind === 'outcome') settle(message.outcome);
    // The first words are the cause. They say more than the error that ends the thread, and may arrive after it.
    if (message.kind === 'last words') cause ??= message.words;
  });
  thread.on('error', (error) => {
    fault = describe(error);
  });
  thread.once('exit', () => {
    const reason = cause ?? fault ?? 'its thread ended';
    isRunning = false;
    settle(gone);
    opened.reject(new Error(reason));
    stopped.resolve(reason);
  });

  /** No normal work takes this long. A statement without an end would keep everybody waiting for good. */
  function giveUp() {
    cause ??= `it was at one piece of work for ${longestWorkMs / 1000} s`;
    void thread.terminate();
  }

  await opened.promise;
  return {
    /** Resolves with the reason when the thread has ended. */
    stopped: stopped.promise,
    close: () => send({ kind: 'close' }),
    /** To be called for one piece of work at a time. */
    run(work: Work): Promise<Outcome> {
      if (!isRunning) return Promise.resolve(gone);
      return new Promise((resolve) => {
        const deadline = setTimeout(giveUp, longestWorkMs);
        settle = (outcome) => {
          clearTimeout(deadline);
          resolve(outcome);
        };
        send({ kind: 'run', work });
      });
    },
  };
}
