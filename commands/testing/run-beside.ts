import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../../build/root.ts';

type Program = { args: string[]; variables?: Record<string, string> };

/**
 * Runs programs at once and prints them one after the other: the first as it runs, what the next says meanwhile when the
 * one before has ended. Gives their exit codes.
 */
export async function runBeside(programs: Program[]): Promise<number[]> {
  const children = programs.map(start);
  // Ctrl-C reaches the programs by itself, and what they have to clear away takes them a moment.
  const stayUntilTheyLeave = () => {};
  const passOn = () => {
    for (const child of children) child.kill('SIGTERM');
  };
  process.on('SIGINT', stayUntilTheyLeave).on('SIGTERM', passOn);

  const running = children.map((child) => ({ ended: once(child, 'close'), speak: holdBack(child) }));
  const codes: number[] = [];
  for (const { ended, speak } of running) {
    speak();
    const [code] = await ended;
    codes.push(code ?? 1);
  }
  process.off('SIGINT', stayUntilTheyLeave).off('SIGTERM', passOn);
  return codes;
}

function start({ args, variables }: Program): ChildProcess {
  const colors = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
  return spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...colors, ...variables },
  });
}

/** Keeps what a program prints until it is let speak. */
function holdBack({ stdout, stderr }: ChildProcess): () => void {
  const held: string[] = [];
  let say = (text: string) => void held.push(text);
  for (const stream of [stdout, stderr]) stream?.setEncoding('utf8').on('data', (text: string) => say(text));
  return () => {
    say = (text) => void process.stdout.write(text);
    for (const text of held) say(text);
  };
}
