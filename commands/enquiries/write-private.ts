import { rename, rm, writeFile } from 'node:fs/promises';
import { UserError } from '../../build/user-error.ts';
import { makeDataFolder } from '../../server/data-folder.ts';
import { lockDirectory } from '../../server/database/embedded-folder.ts';

/** Writes what nobody else on the machine may read. Under its own name the file is whole. */
export async function writePrivate(file: string, text: string): Promise<void> {
  const unfinished = `${file}.unfinished`;
  try {
    // What a killed command has left, or somebody has laid there for us to write through, is not written into.
    await rm(unfinished, { force: true });
    await writeFile(unfinished, text, { flag: 'wx', mode: 0o600, flush: true });
    await rename(unfinished, file);
  } catch (error) {
    throw new UserError(`${file} cannot be written: ${(error as Error).message}.`);
  }
}

/** The embedded store's folder for this command alone. */
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
