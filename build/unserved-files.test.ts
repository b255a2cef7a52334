import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { unservedFiles } from './build-site.ts';

test('hidden files and files of unknown kinds are named, and no others', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'raywright-built-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  for (const name of ['.well-known', '.vite']) await mkdir(join(folder, name));
  for (const name of ['index.html', 'film.mp4', '.well-known/security.txt'])
    await writeFile(join(folder, name), '');
  for (const name of ['brochure.docx', '.DS_Store', '.vite/manifest.json'])
    await writeFile(join(folder, name), '');
  expect((await unservedFiles(folder)).sort()).toEqual(['.DS_Store', '.vite/manifest.json', 'brochure.docx']);
});
