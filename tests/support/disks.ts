import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeDataDir } from '../processes/server.ts';
import { isThorough } from './thorough.ts';

/** Disks for a database that fail on command. */

type FillingDisk = {
  dataDir: string;
  /** The flags to start the server with. */
  flags: string[];
  fill(): void;
  makeRoom(): void;
  remove(): Promise<void>;
};

const newFolder = () => mkdtemp(join(tmpdir(), 'raywright-disk-'));

/** A simulated disk, which works on every system. */
export async function makeFaultyDisk() {
  const [dataDir, folder] = await Promise.all([makeDataDir(), newFolder()]);
  const preload = new URL(`./faulty-disk.ts?folder=${folder}`, import.meta.url);
  const pipe = join(folder, 'hanging');
  const set = (state: string) => writeFileSync(join(folder, state), '');
  const unset = (state: string) => rmSync(join(folder, state));

  return {
    dataDir,
    flags: ['--import', preload.href],
    fill: () => set('full'),
    makeRoom: () => unset('full'),
    breakDown: () => set('broken'),
    mend: () => unset('broken'),
    hang: () => execFileSync('mkfifo', [pipe]),
    goOn() {
      // Opened for reading, too, because opening for writing alone would block.
      const otherEnd = openSync(pipe, 'r+');
      rmSync(pipe);
      closeSync(otherEnd);
    },
    async remove() {
      await Promise.all([dataDir, folder].map((each) => rm(each, { recursive: true })));
    },
  };
}

/** A real file system of 64 MB, where tests may mount one. */
async function makeSmallDisk(): Promise<FillingDisk> {
  const folder = await newFolder();
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=64m', 'tmpfs', folder]);
  const dataDir = join(folder, 'data');
  const template = await makeDataDir();
  await cp(template, dataDir, { recursive: true });
  await rm(template, { recursive: true });
  const filling = join(folder, 'filling');

  return {
    dataDir,
    flags: [],
    fill() {
      const file = openSync(filling, 'w');
      try {
        for (;;) writeSync(file, Buffer.alloc(4096));
      } catch {
        closeSync(file);
      }
    },
    makeRoom: () => rmSync(filling),
    async remove() {
      // Lazily, because a process may still be using it.
      execFileSync('umount', ['--lazy', folder]);
      await rm(folder, { recursive: true });
    },
  };
}

/** Compares the simulated disk with a real one. */
const mayMount =
  isThorough && spawnSync('unshare', ['--mount', 'mount', '-t', 'tmpfs', 'tmpfs', '/mnt']).status === 0;

export const fillingDisks: { name: string; make(): Promise<FillingDisk> }[] = [
  { name: 'a stand-in', make: makeFaultyDisk },
  ...(mayMount ? [{ name: 'a small file system', make: makeSmallDisk }] : []),
];
