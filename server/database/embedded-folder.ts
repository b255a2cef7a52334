import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { startEngine } from './embedded-engine.ts';

/**
 * Makes the database's folder whole or not at all: a first start that is killed half-way must leave nothing
 * that looks like a database. It also gives back the memory that only the first start needs.
 */
export async function prepareFolder(folder: string): Promise<void> {
  if (await exists(folder)) return;
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  const engine = await startEngine(unfinished);
  engine.close();
  await engine.stopped;
  await flushTree(unfinished);
  await rename(unfinished, folder);
  await flush(dirname(folder));
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

/** Windows cannot flush a folder, and some file systems need not; what they refuse was not asked in vain. */
async function flush(path: string): Promise<void> {
  const file = await open(path).catch(() => undefined);
  await file?.sync().catch(() => undefined);
  await file?.close();
}
