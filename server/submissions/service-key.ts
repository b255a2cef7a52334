import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** The owner's key: the one in the settings, else the one in the data directory, made when first needed. */
export async function loadServiceKey(dataDir: string, configured: string | undefined): Promise<string> {
  return configured ?? (await readServiceKey(dataDir)) ?? createServiceKey(dataDir);
}

export async function readServiceKey(dataDir: string): Promise<string | undefined> {
  const content = await readFile(fileIn(dataDir), 'utf8').catch(() => undefined);
  return content?.trim();
}

async function createServiceKey(dataDir: string): Promise<string> {
  const key = `sb_secret_${randomBytes(32).toString('base64url')}`;
  const draft = join(dataDir, `service-role.key.${process.pid}`);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await writeFile(draft, `${key}\n`, { mode: 0o600 });
  // A link appears whole or not at all, and only one of several servers that start at once gets to make it.
  await link(draft, fileIn(dataDir)).catch(() => undefined);
  await rm(draft);
  return (await readServiceKey(dataDir)) ?? key;
}

const fileIn = (dataDir: string) => join(dataDir, 'service-role.key');
