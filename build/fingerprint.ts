import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { photoFolder } from '../content/photos.ts';

/** What the built site is made of. The server is missing: a change there needs no build. */
export const sources = [
  'astro.config.ts',
  'build',
  'content',
  'contract',
  'films/kept',
  'package-lock.json',
  'package.json',
  'site',
  'tsconfig.json',
];

/** What the owner's desk is made of. No page of the site depends on it, and it depends on no setting. */
const deskSources = [
  'build',
  'content',
  'contract',
  'desk',
  'package-lock.json',
  'package.json',
  'site/brand',
  'site/placeholders',
  'site/styles/tokens.css',
  'tsconfig.json',
];

/** What builds keep for later builds. Copies of the project take it along. */
export const keptBetweenBuilds = ['compressed', 'fonts', 'papers', 'social'].map((name) => `.cache/${name}`);

/** The settings that can appear in pages. */
const isRepeated = (name: string) => name === 'SITE_URL' || name.startsWith('PUBLIC_');

/** Changes whenever a build of the site would give a different result. The name of a photo, which pages repeat, says what it shows. */
export async function fingerprintOf(root: string): Promise<string> {
  const hash = await hashOf(root, sources);
  for (const name of Object.keys(process.env).filter(isRepeated).sort()) {
    hash.update(`${name}=${process.env[name]}\0`);
  }
  return hash.digest('hex');
}

/** Changes whenever a build of the desk would. */
export const deskFingerprintOf = async (root: string) => (await hashOf(root, deskSources)).digest('hex');

async function hashOf(root: string, from: string[]) {
  const hash = createHash('sha256');
  for (const source of from) {
    for (const file of await filesOf(join(root, source))) {
      hash
        .update(`${file.slice(root.length)}\0`)
        .update(await readFile(file))
        .update('\0');
    }
  }
  return hash;
}

async function filesOf(path: string): Promise<string[]> {
  if ((await stat(path)).isFile()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((name) => !name.replaceAll('\\', '/').includes(`/${photoFolder}/`))
    .sort();
}
