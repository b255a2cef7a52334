import { execFile } from 'node:child_process';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { root } from '../../build/root.ts';

test('papers and pictures are kept, until what they are made from changes or a package does', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'raywright-kept-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const made = async (packages: string, madeFrom: string) => {
    await writeFile(join(folder, 'package-lock.json'), packages);
    const script = `
      const { keptFiles } = await import('${join(root, 'build/kept-files.ts')}');
      const make = async () => Buffer.from('made with ${packages} from ${madeFrom}');
      console.log((await keptFiles('papers', '.pdf').getOrMake('a-paper', '${madeFrom}', make)).toString());`;
    const program = promisify(execFile)(process.execPath, ['--eval', script], { cwd: folder });
    return (await program).stdout.trim();
  };
  expect(await made('fonts 5.3.0', 'words')).toBe('made with fonts 5.3.0 from words');
  await writeFile(join(folder, '.cache/papers/a-paper', await onlyPaper(folder)), 'kept');
  expect(await made('fonts 5.3.0', 'words')).toBe('kept');
  expect(await made('fonts 5.3.1', 'words')).toBe('made with fonts 5.3.1 from words');
  expect(await made('fonts 5.3.1', 'other words')).toBe('made with fonts 5.3.1 from other words');
  // Copies that no build needs any more are removed.
  expect(await onlyPaper(folder)).toMatch(/\.pdf$/);
});

async function onlyPaper(folder: string): Promise<string> {
  const names = await readdir(join(folder, '.cache/papers/a-paper'));
  expect(names).toHaveLength(1);
  return names[0] ?? '';
}
