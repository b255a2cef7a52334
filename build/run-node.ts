import { type ChildProcess, spawn } from 'node:child_process';
import { root } from './root.ts';

export const astro = 'node_modules/astro/bin/astro.mjs';

/** Where a script prints: where we do, or into a file that is open. */
type Output = 'inherit' | number;

/** Starts a script with the Node the project brings, whatever the machine has. */
export function startNode(
  args: string[],
  variables: Record<string, string> = {},
  output: Output = 'inherit',
): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: root,
    stdio: ['inherit', output, output],
    env: { ...process.env, ...variables },
  });
}

export function runNode(
  args: string[],
  variables: Record<string, string> = {},
  output: Output = 'inherit',
): Promise<number> {
  return new Promise((resolve, reject) => {
    startNode(args, variables, output)
      .once('error', reject)
      .once('exit', (code) => resolve(code ?? 1));
  });
}
