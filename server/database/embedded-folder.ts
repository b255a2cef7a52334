import { fork } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, closeSync, fsyncSync, openSync } from 'node:fs';
import { mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { flush } from '../data-folder.ts';

/**
 * Makes the database's folder in one piece: a first start that is killed must leave nothing that looks like a database.
 * A child process makes it, so that the memory needed only then is freed with it.
 */
export async function prepareFolder(folder: string): Promise<void> {
  await removeUnfinished(folder);
  if (await exists(folder)) return;
  // A new name each time, because a killed start's child may still be writing for a moment.
  const unfinished = await mkdtemp(unfinishedName(folder));
  const maker = fork(new URL('./make-database.ts', import.meta.url), [unfinished], {
    // Its own output on a fault would be a page of PGlite's code.
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

/** What cannot be removed, because its child still writes, is left to the next start. */
async function removeUnfinished(folder: string): Promise<void> {
  for (const name of await readdir(dirname(folder)))
    if (name.startsWith(basename(unfinishedName(folder))))
      await rm(join(dirname(folder), name), { recursive: true, force: true }).catch(() => undefined);
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

/** SQLite's code when another process has the lock. */
const busy = 5;

/**
 * Two processes on one PGlite folder lose rows. SQLite's exclusive transaction is the one lock in Node that every
 * system releases by itself when its holder is killed.
 */
export function lockDirectory(directory: string): { release: () => void } | undefined {
  const file = join(directory, 'lock.sqlite');
  // The file is private, because any process that can read it can lock it.
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
  const database = new DatabaseSync(file);
  try {
    database.exec('begin exclusive');
    return { release: () => database.close() };
  } catch (error) {
    database.close();
    if ((error as { errcode?: number }).errcode === busy) return undefined;
    throw error;
  }
}

type OpenFile = { nfd: number; node: { mode: number } };
type FileSystems = {
  NODEFS: { stream_ops: { fsync?: (file: OpenFile) => number } };
  FS: { isDir(mode: number): boolean; ErrnoError: new (errno: number) => Error };
};

const inputOutputError = 29;

/** Flushes files for PGlite, which never does, whatever its settings: a power cut would take acknowledged rows. */
export class DurableFileSystem extends NodeFS {
  override async init(...[engine, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(engine, options);
    const preRun = [...(emscriptenOpts.preRun ?? []), (module: unknown) => addFsync(module as FileSystems)];
    return { emscriptenOpts: { ...emscriptenOpts, preRun } };
  }
}

function addFsync({ NODEFS, FS }: FileSystems) {
  NODEFS.stream_ops.fsync = ({ nfd, node }) => {
    try {
      fsyncSync(nfd);
    } catch {
      // Windows cannot flush a folder, and Postgres tolerates that.
      if (!FS.isDir(node.mode)) throw new FS.ErrnoError(inputOutputError);
    }
    return 0;
  };
}
