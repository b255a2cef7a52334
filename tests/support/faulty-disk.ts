import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { isMainThread } from 'node:worker_threads';

/**
 * Preloaded into a server (`node --import`), this replaces the disk for the database's thread and for the process that
 * makes the database. Files in a folder, which the module's address names, choose the fault: `full`, `broken`, or
 * `hanging`, which is a pipe.
 */

const folder = new URL(import.meta.url).searchParams.get('folder');
const { fsyncSync, writeSync } = fs;

const isOfTheDatabase = !isMainThread || process.argv[1]?.endsWith('make-database.ts');
if (isOfTheDatabase) {
  Object.assign(fs, {
    writeSync(...args: Parameters<typeof writeSync>) {
      hangWhenTold();
      failWhenTold('full', 'ENOSPC');
      return writeSync(...args);
    },
    fsyncSync(file: number) {
      hangWhenTold();
      failWhenTold('broken', 'EIO');
      fsyncSync(file);
    },
  });
  syncBuiltinESMExports();
}

/** Opening a pipe blocks until its other end is opened, as a hanging disk would. */
function hangWhenTold() {
  const pipe = `${folder}/hanging`;
  if (fs.existsSync(pipe)) fs.readFileSync(pipe);
}

function failWhenTold(state: string, code: string) {
  if (fs.existsSync(`${folder}/${state}`))
    throw Object.assign(new Error(`${code}: the disk is ${state}`), { code });
}
