import { existsSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressBeside, compressibleFiles } from './compress.ts';
import { deskSources, fingerprintOf } from './fingerprint.ts';
import { root } from './root.ts';
import { runNode } from './run-node.ts';

const built = join(root, 'dist-desk');
const building = join(root, '.cache/desk');
const stamp = join(root, '.cache/desk-fingerprint');

/** Builds the owner's desk beside the one there is, and beside the site, of which it is no part. */
export async function buildDesk(): Promise<void> {
  const fingerprint = await fingerprintOf(root, deskSources);
  await rm(building, { recursive: true, force: true });
  const code = await runNode(['build/run.js', 'build/write-desk.ts', building], { NODE_ENV: 'production' });
  // It has said why.
  if (code !== 0) process.exit(code);
  // The drawing is for the server alone.
  await Promise.all((await compressibleFiles(join(building, 'page'))).map(compressBeside));

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
  return (await readFile(stamp, 'utf8')) === (await fingerprintOf(root, deskSources));
}
