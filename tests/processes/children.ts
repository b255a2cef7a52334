import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';

const children = new Map<ChildProcess, NodeJS.Signals>();
process.once('exit', endChildren);
// By default SIGTERM would skip the exit handler above.
process.once('SIGTERM', () => process.exit(1));

export function endChildren(): void {
  for (const [child, signal] of children) child.kill(signal);
}

/** Stops a program together with its starter, even if a test fails before it could stop it. */
export function keepAsChild<Child extends ChildProcess>(
  child: Child,
  signal: NodeJS.Signals = 'SIGKILL',
): Child {
  children.set(child, signal);
  child.once('exit', () => children.delete(child));
  return child;
}

/** Only a hanging program takes this long, however busy the machine is. */
const patience = 60_000;

/** Polls a program that was just started until it answers, exits or hangs. */
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

/** Only Linux tells this in a file. */
export async function residentMegabytes(pid: number | undefined): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(status) ?? [];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
}
