import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { isMainThread } from 'node:worker_threads';

/**
 * Loaded into a server before its own code (`node --import`), this stands in for the disk under the database's thread and the process that makes the database. Files in
 * the folder that its address names say what is wrong with the disk: `full`, `broken`, or `hanging`, which is a pipe.
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

/** A pipe is opened when somebody opens its other end, and until then the thread is as stuck as by a disk. */
function hangWhenTold() {
  const pipe = `${folder}/hanging`;
  if (fs.existsSync(pipe)) fs.readFileSync(pipe);
}

function failWhenTold(state: string, code: string) {
  if (fs.existsSync(`${folder}/${state}`))
    throw Object.assign(new Error(`${code}: the disk is ${state}`), { code });
}
