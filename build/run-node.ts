import { type ChildProcess, spawn } from 'node:child_process';
import { root } from './root.ts';

export const astro = 'node_modules/astro/bin/astro.mjs';

/** Starts a script with the Node that the project brings, whichever Node the machine has. */
export function startNode(args: string[], variables: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...variables },
  });
}

export function runNode(args: string[], variables: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve, reject) => {
    startNode(args, variables)
      .once('error', reject)
      .once('exit', (code) => resolve(code ?? 1));
  });
}
