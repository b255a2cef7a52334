import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressibleFiles, openCompressor } from './compress.ts';
import { deskFingerprintOf } from './fingerprint.ts';
import { root } from './root.ts';
import { runNode } from './run-node.ts';

const built = join(root, 'dist-desk');
const building = join(root, '.cache/desk');
const stamp = join(root, '.cache/desk-fingerprint');

/** Builds the owner's desk into a folder of its own, apart from the site, and then replaces the last build. */
export async function buildDesk(): Promise<void> {
  const fingerprint = await deskFingerprintOf(root);
  await rm(building, { recursive: true, force: true });
  const code = await runNode(['build/run.js', 'build/write-desk.ts', building], { NODE_ENV: 'production' });
  // The child process has printed the reason.
  if (code !== 0) process.exit(code);
  // Only the server uses the script that draws the first page, so it needs no compressed copy.
  const { compressBeside, tidy } = await openCompressor('desk');
  await Promise.all((await compressibleFiles(join(building, 'page'))).map(compressBeside));
  await tidy();

  await rm(stamp, { force: true });
  await rm(built, { recursive: true, force: true });
  await rename(building, built);
  await writeFile(stamp, fingerprint);
}

export async function buildDeskWhenStale(): Promise<void> {
  if (!(await isFresh())) await buildDesk();
}

async function isFresh(): Promise<boolean> {
  if (!existsSync(join(built, 'page/index.html')) || !existsSync(stamp)) return false;
  return (await readFile(stamp, 'utf8')) === (await deskFingerprintOf(root));
}
