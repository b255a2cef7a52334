import { rename, rm, writeFile } from 'node:fs/promises';
import { UserError } from '../../build/user-error.ts';
import { makeDataFolder } from '../../server/data-folder.ts';
import { lockDirectory } from '../../server/database/embedded-folder.ts';

/** Writes a file that only this user can read. It appears under its own name only when it is complete. */
export async function writePrivate(file: string, text: string): Promise<void> {
  const unfinished = `${file}.unfinished`;
  try {
    // A killed command may have left this file, or somebody may have put a link there for us to write through.
    await rm(unfinished, { force: true });
    await writeFile(unfinished, text, { flag: 'wx', mode: 0o600, flush: true });
    await rename(unfinished, file);
  } catch (error) {
    throw new UserError(`${file} cannot be written: ${(error as Error).message}.`);
  }
}

/** Locks the embedded store's folder for this command. */
export async function lockData(dataDir: string): Promise<{ release: () => void }> {
  const lock = await makeDataFolder(dataDir)
    .then(() => lockDirectory(dataDir))
    .catch((error: Error) => {
      throw new UserError(`DATA_DIR is no folder to write to: ${error.message}.`);
    });
  if (!lock)
    throw new UserError(`A server is using ${dataDir}: stop it first, or set DATA_DIR to another folder.`);
  return lock;
}
