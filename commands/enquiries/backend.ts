import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../build/root.ts';
import { UserError } from '../../build/user-error.ts';
import type { Given, Gives, OwnersFunction } from '../../contract/functions.ts';
import type { WebsiteWord } from '../../contract/rows.ts';
import { makeDataFolder, readAddress, readServiceKey } from '../../server/data-folder.ts';
import { lockDirectory } from '../../server/database/embedded-folder.ts';
import { type DatabaseClient, openHostedClient } from '../../server/desk/database-client.ts';
import { WireFault } from '../../server/requests/wire-fault.ts';
import type { Settings } from '../../server/settings.ts';

/** A server, or the data interface of a Supabase project, asked as its owner. */
export type Backend = {
  key: string;
  client: DatabaseClient;
  /** Ends the command with a sentence where the client was refused. */
  orEnd<Answer>(answer: Answer | WireFault): Answer;
  call<Name extends OwnersFunction>(name: Name, given: Given<Name>): Promise<Gives<Name>>;
};

export async function connect(settings: Settings, server: string | undefined): Promise<Backend> {
  const address = server ?? (await readAddress(settings.dataDir));
  if (!address) {
    throw new UserError(
      `No server is running with the data in ${settings.dataDir}. Start it with: npm start\n` +
        'For other places see: npm run leads -- --help',
    );
  }
  const key = settings.serviceRoleKey ?? (server ? undefined : await keyIn(settings.dataDir));
  if (!key) throw new UserError(`Set SERVICE_ROLE_KEY to the service key of ${address}.`);
  const origin = URL.parse(address)?.origin;
  if (!origin) throw new UserError(`${address} is not the address of a server, such as https://example.com.`);
  const client = openHostedClient(origin, key);
  const orEnd: Backend['orEnd'] = (answer) => {
    if (answer instanceof WireFault) throw new UserError(wordFault(origin, answer));
    return answer;
  };
  return { key, client, orEnd, call: async (name, given) => orEnd(await client.call(name, given)) };
}

/** The key that a server has made in its data folder. */
export const keyIn = (dataDir: string): Promise<string | undefined> =>
  readServiceKey(dataDir).catch((error: Error) => {
    throw new UserError(error.message);
  });

/** An id that sorts before all others. */
export const lowestId = '00000000-0000-0000-0000-000000000000';

/** Reads page after page in the order of ids, so that rows stored or erased meanwhile neither repeat nor hide another. */
export async function readPages<Item extends { id: string }>(read: (after: string) => Promise<Item[]>) {
  const items: Item[] = [];
  for (let after = lowestId; ; ) {
    const page = await read(after);
    items.push(...page);
    const last = page.at(-1);
    if (!last) return items;
    after = last.id;
  }
}

function wordFault(origin: string, { status, error }: WireFault): string {
  if (status === 404)
    return `${origin} is older than this version: start it with this version, or push the schema.`;
  if (status !== 503) return `${origin} answered ${status}: ${error.message}`;
  return error.code === 'PGRST001'
    ? `Nothing answers at ${origin}. Is the server running? Start it with: npm start`
    : `${origin} does not accept the service key.`;
}

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

/**
 * A file of content/ as visitors read it: with what the owner has published at the desk, which this checkout may not have.
 */
export async function asPublished(file: string, words: WebsiteWord[] = []): Promise<string> {
  const source = await readFile(join(root, file), 'utf8');
  const published = words.flatMap(({ place, was, online, ...row }) =>
    row.file === file && online !== null ? [{ file, place, was, words: online }] : [],
  );
  if (published.length === 0) return source;
  // It reads every kind of text, which is more than most commands need.
  const { laid } = await import('../../server/website/laid.ts');
  return laid(new Map([[file, source]]), published).files.get(file) ?? source;
}
