import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { flush } from '../data-folder.ts';

/**
 * Makes the database's folder whole or not at all: a first start that is killed half-way must leave nothing that
 * looks like a database. A process of its own makes it, and takes the memory that only the first start needs with it.
 */
export async function prepareFolder(folder: string): Promise<void> {
  if (await exists(folder)) return;
  await removeUnfinished(folder);
  // Never the same name: what a killed start began may still be at work for a moment.
  const unfinished = await mkdtemp(unfinishedName(folder));
  const maker = fork(new URL('./make-database.ts', import.meta.url), [unfinished], {
    // What it says of a fault by itself is a page of PGlite's own code.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  let cause: string | undefined;
  maker.on('message', (words: string) => (cause ??= words));
  const [code] = await once(maker, 'close');
  if (code !== 0) throw new Error(cause ?? 'its files could not be made');
  await flushTree(unfinished);
  await rename(unfinished, folder);
  await flush(dirname(folder));
}

const unfinishedName = (folder: string) => `${folder}.unfinished-`;

async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(dirname(folder)))
    if (name.startsWith(basename(unfinishedName(folder))))
      await rm(join(dirname(folder), name), { recursive: true, force: true });
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

async function flushTree(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { withFileTypes: true, recursive: true })) {
    await flush(join(entry.parentPath, entry.name));
  }
}
