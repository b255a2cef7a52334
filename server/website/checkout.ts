import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { schemaOf } from '../../content/files.ts';
import type { Log } from '../database/store.ts';
import type { DatabaseClient } from '../desk/database-client.ts';

/**
 * The project's files as developers had left them when the owner first asked for them, or at the start if something was
 * published.
 */
export type Checkout = {
  /** Identifies the sources that dist/ was built from. */
  fingerprint: string;
  /** The owner's words: the files of content/ that pages are made of. */
  files: ReadonlyMap<string, string>;
};

/** What the parts of the editor share. */
export type EditorParts = {
  /** The project's folder, and the one for builds. */
  root: string;
  folder: string;
  checkout: Checkout;
  database: DatabaseClient;
  log: Log;
};

/** False in a container without sources, and where only the packages for serving are installed. */
export function canBuild(root: string): boolean {
  const needed = [
    'build/build-edition.ts',
    'site',
    'films/kept',
    'node_modules/astro',
    '.cache/site-fingerprint',
  ];
  return needed.every((name) => existsSync(join(root, name)));
}

export async function readCheckout(root: string): Promise<Checkout> {
  const [fingerprint = '', files] = await Promise.all([builtFingerprint(root), readContent(root)]);
  return { fingerprint, files };
}

/** The fingerprint of the sources that dist/ was built from. */
export const builtFingerprint = (root: string): Promise<string | undefined> =>
  readFile(join(root, '.cache/site-fingerprint'), 'utf8').catch(() => undefined);

/** Every file of content/ that holds the owner's words. */
export async function readContent(root: string): Promise<Map<string, string>> {
  const names = await readdir(join(root, 'content'), { recursive: true });
  const ours = names.map((name) => `content/${name.replaceAll('\\', '/')}`).filter(schemaOf);
  const files = await Promise.all(
    ours.sort().map(async (file) => [file, await readFile(join(root, file), 'utf8')] as const),
  );
  return new Map(files);
}

/** The files that differ from the checkout. Null stands for a deleted file. */
export type Differing = ReadonlyMap<string, string | null>;

export function withDiffering(checkout: Checkout, differing: Differing): Map<string, string> {
  const files = new Map(checkout.files);
  for (const [file, source] of differing) {
    if (source === null) files.delete(file);
    else files.set(file, source);
  }
  return files;
}

/** Writes a file of a checkout, or deletes it. */
export async function put(path: string, source: string | Buffer | null): Promise<void> {
  if (source === null) return rm(path, { force: true });
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, source);
}

/** The name of an edition. The same project with the same words has the same name on every machine. */
export function editionOf(checkout: Checkout, differing: Differing): string {
  const hash = createHash('sha256').update(checkout.fingerprint);
  for (const [file, source] of [...differing].sort(([one], [other]) => (one < other ? -1 : 1)))
    hash.update(`\0${file}\0${source ?? '\0'}`);
  return hash.digest('hex').slice(0, 32);
}
