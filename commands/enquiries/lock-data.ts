import { Slip } from '../../build/slip.ts';
import { makeDataFolder } from '../../server/data-folder.ts';
import { lockDirectory } from '../../server/database/directory-lock.ts';

/** The embedded store's folder for this command alone. */
export async function lockData(dataDir: string): Promise<{ release: () => void }> {
  const lock = await makeDataFolder(dataDir)
    .then(() => lockDirectory(dataDir))
    .catch((error: Error) => {
      throw new Slip(`DATA_DIR is no folder to write to: ${error.message}.`);
    });
  if (!lock)
    throw new Slip(`A server is using ${dataDir}: stop it first, or set DATA_DIR to another folder.`);
  return lock;
}
