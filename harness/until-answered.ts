import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/** Only what hangs takes so long, however busy the machine. */
const patience = 60_000;

/** Asks a program that was just started until it answers, stops, or is seen to hang. */
export async function untilAnswered(program: ChildProcess, ask: () => Promise<unknown>): Promise<void> {
  const deadline = Date.now() + patience;
  for (;;) {
    try {
      await ask();
      return;
    } catch (error) {
      const hasStopped = program.exitCode !== null || program.signalCode !== null;
      if (hasStopped || Date.now() > deadline) throw error;
      await pause(20);
    }
  }
}
