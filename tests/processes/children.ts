import type { ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
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

/** Below those that systems hand out by themselves, or somebody might be given it between our look and its use. */
const [lowest, highest] = [10_000, 32_000];

export async function freePort(): Promise<number> {
  for (;;) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest));
    if (await isFree(port)) return port;
  }
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(port, () => server.close(() => resolve(true)));
  });

/** What needs a program that is not installed is skipped, and in CI, where nobody would read of it, it fails. */
export function reportMissing(program: string): void {
  if (process.env['CI']) throw new Error(`${program} is not installed, and nothing is skipped in CI.`);
  console.warn(`${program} is not installed: the tests that need it are skipped.`);
}

/** Only Linux says it in a file. */
export async function residentMegabytes(pid: number | undefined): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(status) ?? [];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1024;
}
