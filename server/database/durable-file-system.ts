import { fsyncSync } from 'node:fs';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type OpenFile = { nfd: number; node: { mode: number } };
type FileSystems = {
  NODEFS: { stream_ops: { fsync?: (file: OpenFile) => number } };
  FS: { isDir(mode: number): boolean; ErrnoError: new (errno: number) => Error };
};

const inputOutputError = 29;

/** PGlite never flushes a file to the disk, whatever its settings: a power cut would take acknowledged rows. */
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
      // Windows cannot flush a folder, and Postgres does not ask for more than trying.
      if (!FS.isDir(node.mode)) throw new FS.ErrnoError(inputOutputError);
    }
    return 0;
  };
}
