import { randomBytes } from 'node:crypto';
import { chmod, link, mkdir, open, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Reads and writes DATA_DIR, except the embedded database: the owner's key and the server's address. */

/** Restricts the folder to this user, even if it existed. Another user's folder keeps its permissions. */
export async function makeDataFolder(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await chmod(dataDir, 0o700).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPERM') throw error;
  });
}

/** The message says what to do about the key. */
export class WrongServiceKey extends Error {}

/** As many as a key in the settings must have. An empty key would let in callers who send none. */
const fewestCharacters = 32;

/** The owner's key from the settings, else from the data folder, where the first start makes it. */
export async function loadServiceKey(dataDir: string, configured: string | undefined): Promise<string> {
  return configured ?? (await readServiceKey(dataDir)) ?? createServiceKey(dataDir);
}

export async function readServiceKey(dataDir: string): Promise<string | undefined> {
  const file = keyFile(dataDir);
  const content = await readFile(file, 'utf8').catch(() => undefined);
  const key = content?.trim();
  if (key === undefined || key.length >= fewestCharacters) return key;
  throw new WrongServiceKey(
    `The service key in ${file} is damaged: it has fewer than ${fewestCharacters} characters. ` +
      'Put it back from a backup, or remove the file, and the next start makes a new key.',
  );
}

async function createServiceKey(dataDir: string): Promise<string> {
  const key = `sb_secret_${randomBytes(32).toString('base64url')}`;
  const draft = join(dataDir, `service-role.key.${process.pid}`);
  await makeDataFolder(dataDir);
  await writeFile(draft, `${key}\n`, { mode: 0o600, flush: true });
  // link() fails if the file exists, so of several servers that start at once only one makes the key, and makes it
  // whole.
  await link(draft, keyFile(dataDir)).catch(() => undefined);
  await rm(draft);
  await flush(dataDir);
  return (await readServiceKey(dataDir)) ?? key;
}

/** Writes down where the running server can be reached, for the owner's commands. */
export async function noteAddress(dataDir: string, address: string): Promise<void> {
  await makeDataFolder(dataDir);
  await writeFile(addressFile(dataDir), `${address}\n`);
}

export async function readAddress(dataDir: string): Promise<string | undefined> {
  const content = await readFile(addressFile(dataDir), 'utf8').catch(() => undefined);
  return content?.trim();
}

export const forgetAddress = (dataDir: string) => rm(addressFile(dataDir), { force: true });

/** Flushes as far as the system allows: Windows cannot flush a folder, and some file systems need not. */
export async function flush(path: string): Promise<void> {
  const file = await open(path).catch(() => undefined);
  await file?.sync().catch(() => undefined);
  await file?.close();
}

const keyFile = (dataDir: string) => join(dataDir, 'service-role.key');
const addressFile = (dataDir: string) => join(dataDir, 'server-address');
