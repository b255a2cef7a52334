import { UserError } from '../../build/user-error.ts';
import { beforeAllCalls } from '../../contract/booking.ts';
import type { FunctionName, Given, Gives } from '../../contract/functions.ts';
import type {
  Appointment,
  BlockedTime,
  BookedCall,
  KeptCase,
  StoredSubmission,
  Website,
  WebsitePublish,
} from '../../contract/rows.ts';
import { functionsPath, submissionsPath, type WireError } from '../../contract/wire.ts';
import { readAddress, readServiceKey } from '../../server/data-folder.ts';
import { hashOf, makeSecret } from '../../server/desk/sessions.ts';
import type { Settings } from '../../server/settings.ts';

export type Backend = {
  find(query: string): Promise<StoredSubmission[]>;
  count(query: string): Promise<number>;
  /** Returns the number of rows erased. */
  erase(query: string): Promise<number>;
  /** All calls, including past and canceled ones. */
  calls(): Promise<BookedCall[]>;
  /** Returns the enquiry's call after the change, if it has one. */
  cancelCall(id: string): Promise<Appointment | undefined>;
  /** What was done with each enquiry. */
  cases(): Promise<KeptCase[]>;
  /** Undefined where the server or project is too old to have the function. */
  blockedTimes(): Promise<BlockedTime[] | undefined>;
  /** The changes of the website's words. Undefined where the server or project is too old to have any. */
  website(): Promise<Website | undefined>;
  /** One publish with its texts, in the same way. */
  published(number: number): Promise<WebsitePublish | null | undefined>;
  /** Undoes the latest publish of words. */
  undoPublish(number: number): Promise<void>;
  /** Makes a sign-in link for the desk and returns its secret. */
  makeDeskLink(): Promise<string>;
  /** Ends every session of the desk and returns how many there were. */
  endDeskSessions(): Promise<number>;
};

export async function connect(settings: Settings, server: string | undefined): Promise<Backend> {
  const address = server ?? settings.supabaseUrl ?? (await readAddress(settings.dataDir));
  if (!address) {
    throw new UserError(
      `No server is running with the data in ${settings.dataDir}. Start it with: npm start\n` +
        'For other places see: npm run leads -- --help',
    );
  }
  const isElsewhere = server !== undefined || settings.supabaseUrl !== undefined;
  const key = settings.serviceRoleKey ?? (isElsewhere ? undefined : await keyIn(settings.dataDir));
  if (!key) throw new UserError(`Set SERVICE_ROLE_KEY to the service key of ${address}.`);
  const token = { authorization: `Bearer ${key}` };
  // Our server refuses a bearer token that is not its key, and treats an apikey as a visitor's. Supabase wants its keys
  // as apikey, and the older ones, which are JWTs, as a bearer token too.
  const isOurs = settings.supabaseUrl === undefined;
  const headers = isOurs ? token : { apikey: key, ...(key.startsWith('eyJ') && token) };
  const table = URL.parse(submissionsPath, address);
  if (!table) throw new UserError(`${address} is not the address of a server, such as https://example.com.`);
  return createBackend(table, key, headers);
}

/** The key that a server has made in its data folder. */
export const keyIn = (dataDir: string): Promise<string | undefined> =>
  readServiceKey(dataDir).catch((error: Error) => {
    throw new UserError(error.message);
  });

function createBackend(table: URL, key: string, credentials: Record<string, string>): Backend {
  const ask = (url: string, options: RequestInit) =>
    fetch(url, { ...options, redirect: 'error' }).catch(() => {
      throw new UserError(
        `Nothing answers at ${table.origin}. Is the server running? Start it with: npm start`,
      );
    });

  async function request(method: string, query: string, prefer: string): Promise<Response> {
    const response = await ask(`${table}?${query}`, { method, headers: { ...credentials, prefer } });
    if (!response.ok) throw new UserError(await wordRefusal(response));
    return response;
  }

  /** Gives nothing where a server or a project is older than the function. */
  async function call<Name extends FunctionName>(
    name: Name,
    given: Given<Name>,
  ): Promise<Gives<Name> | undefined> {
    const response = await ask(`${table.origin}${functionsPath}/${name}`, {
      method: 'POST',
      headers: { ...credentials, 'content-type': 'application/json' },
      body: JSON.stringify(given),
    });
    if (response.status === 404) return undefined;
    if (!response.ok) throw new UserError(await wordRefusal(response));
    return response.json() as Promise<Gives<Name>>;
  }

  async function callDesk<Name extends FunctionName>(name: Name, given: Given<Name>): Promise<Gives<Name>> {
    const answer = await call(name, given);
    if (answer === undefined)
      throw new UserError(`${table.origin} has no desk yet: start it with this version, or push the schema.`);
    return answer;
  }

  async function readPages<Item>(
    read: (after: string) => Promise<Item[] | undefined>,
    keyOf: (item: Item) => string,
  ): Promise<Item[] | undefined> {
    const items: Item[] = [];
    for (let after = beforeAllCalls; ; ) {
      const page = await read(after);
      if (!page) return undefined;
      items.push(...page);
      const last = page.at(-1);
      if (!last || page.length < pageSize) return items;
      after = keyOf(last);
    }
  }

  return {
    async find(query) {
      const response = await request('GET', query, '');
      return response.json().catch(() => {
        throw new UserError(
          `${table.origin} answers, but not with messages. Is it the address of this site's server?`,
        );
      }) as Promise<StoredSubmission[]>;
    },
    async count(query) {
      const response = await request('HEAD', query, 'count=exact');
      return Number(response.headers.get('content-range')?.split('/')[1]);
    },
    async erase(query) {
      const response = await request('DELETE', `${query}&select=id`, 'return=representation');
      return ((await response.json()) as unknown[]).length;
    },
    calls: async () =>
      (await readPages(
        (after) => call('booked_calls', { after }),
        ({ uid }) => uid,
      )) ?? [],
    async cancelCall(id) {
      const [cancelled] = (await call('cancel_call', { submission: id })) ?? [];
      return cancelled;
    },
    cases: async () =>
      (await readPages(
        (after) => call('desk_kept', { after }),
        ({ submission_id }) => submission_id,
      )) ?? [],
    blockedTimes: () =>
      readPages(
        (after) => call('desk_blocked_times', { after }),
        ({ id }) => id,
      ),
    website: () => call('desk_website', {}),
    published: (number) => call('desk_published', { number }),
    async undoPublish(number) {
      await callDesk('desk_undo', { number });
    },
    async makeDeskLink() {
      const secret = makeSecret(key);
      await callDesk('desk_make_link', { link_hash: hashOf(secret) });
      return secret;
    },
    async endDeskSessions() {
      return (await callDesk('desk_sign_out_others', { session: null })).ended;
    },
  };
}

/** The most rows that the database returns at once. */
const pageSize = 1000;

async function wordRefusal(response: Response): Promise<string> {
  const { origin } = new URL(response.url);
  if (response.status === 401 || response.status === 403) return `${origin} does not accept the service key.`;
  const error = (await response.json().catch(() => ({}))) as Partial<WireError>;
  return `${origin} answered ${response.status}: ${error.message ?? response.statusText}`;
}
