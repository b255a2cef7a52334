import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the running server can be reached, noted beside its data for the owner's commands. */

export async function noteAddress(dataDir: string, address: string): Promise<void> {
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await writeFile(fileIn(dataDir), `${address}\n`);
}

export async function readAddress(dataDir: string): Promise<string | undefined> {
  const content = await readFile(fileIn(dataDir), 'utf8').catch(() => undefined);
  return content?.trim();
}

export const forgetAddress = (dataDir: string) => rm(fileIn(dataDir), { force: true });

const fileIn = (dataDir: string) => join(dataDir, 'server-address');
