import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { root } from '../../build/root.ts';

/** Runs an owner's command as its npm script does, with only these settings. */
export async function runCommand(
  file: string,
  args: string[],
  variables: Record<string, string>,
  project = root,
): Promise<{ code: number; output: string }> {
  const { PATH = '', TMPDIR = '', NODE_COMPILE_CACHE = '' } = process.env;
  const child = spawn(process.execPath, ['build/run.js', file, ...args], {
    cwd: project,
    env: { PATH, TMPDIR, NODE_COMPILE_CACHE, ...variables },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => (output += chunk));
  }
  const [code] = await once(child, 'close');
  return { code: Number(code), output };
}
