import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compressBeside, compressibleFiles } from './compress.ts';
import { fingerprintOf } from './fingerprint.ts';
import { nameOrigins } from './name-origins.ts';
import { root } from './root.ts';
import { runNode } from './run-node.ts';
import { indexPages } from './search-index.ts';
import { unservedFiles } from './unserved-files.ts';
import { cutFonts } from './web-fonts/cut-fonts.ts';

export const built = join(root, 'dist');
const building = join(root, '.cache/site');
// Astro run by hand empties the folder and leaves no compressed copies.
const proofOfCompression = join(built, 'index.html.br');
const stamp = join(root, '.cache/site-fingerprint');

/** Builds the site beside the one there is, which stays as it was when this fails. */
export async function buildSite(): Promise<void> {
  const fingerprint = await fingerprintOf(root);
  await rm(building, { recursive: true, force: true });
  await mkdir(building, { recursive: true });

  const code = await runNode(['build/run.js', 'build/write-pages.ts', building], {
    ASTRO_TELEMETRY_DISABLED: '1',
    NODE_ENV: 'production',
  });
  // It has said why, and nothing shall stand below that.
  if (code !== 0) process.exit(code);
  for (const name of await unservedFiles(building)) {
    console.warn(
      `${name} will not be served: it is hidden, or contract/media-types.ts does not name its kind.`,
    );
  }
  await nameOrigins(building);
  await cutFonts(building);
  const files = await compressibleFiles(building);
  // Compressing keeps other threads busy while this one reads the pages.
  await Promise.all([indexPages(building).then(compressBeside), ...files.map(compressBeside)]);

  await rm(stamp, { force: true });
  await rm(built, { recursive: true, force: true });
  await rename(building, built);
  await writeFile(stamp, fingerprint);
}

export async function buildSiteWhenStale(): Promise<void> {
  if (!(await isFresh())) await buildSite();
}

async function isFresh(): Promise<boolean> {
  if (!existsSync(proofOfCompression) || !existsSync(stamp)) return false;
  return (await readFile(stamp, 'utf8')) === (await fingerprintOf(root));
}
