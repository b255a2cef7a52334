import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

const children = new Map<ChildProcess, NodeJS.Signals>();
process.once('exit', () => {
  for (const [child, signal] of children) child.kill(signal);
});
// Which by itself would skip the above.
process.once('SIGTERM', () => process.exit(1));

/** Lets no program outlive whoever started it, even where a test fails before it could say how to stop it. */
export function keepAsChild<Child extends ChildProcess>(
  child: Child,
  signal: NodeJS.Signals = 'SIGKILL',
): Child {
  children.set(child, signal);
  child.once('exit', () => children.delete(child));
  return child;
}

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

/** Only Linux says it in a file. */
export async function residentMegabytes(pid: number | undefined): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(status) ?? [];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
}
