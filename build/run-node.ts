import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '');

/** Starts a script with the Node the project brings, whatever the machine has. */
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

export const commands = {
  astro: 'node_modules/astro/bin/astro.mjs',
  vitest: 'node_modules/vitest/vitest.mjs',
  playwright: 'node_modules/@playwright/test/cli.js',
};
