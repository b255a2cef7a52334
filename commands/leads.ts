import { readArguments, UserError } from '../build/user-error.ts';
import { companyFrom, speakFor } from '../content/company.ts';
import { settingsOrExit } from '../server/settings.ts';
import { asPublished } from './enquiries/as-published.ts';
import { type Backend, connect } from './enquiries/backend.ts';
import { commands } from './leads/actions.ts';

const help = `Messages from the contact form: read, find, export, copy and erase them.

  npm run leads -- list [--limit 20]       the newest messages and how much of the promised time is left
  npm run leads -- find WORDS              those with these words in a name, an address, a number or the text
  npm run leads -- show ID                 everything one visitor wrote
  npm run leads -- calls                   the calls that are booked and not over, in the order of their time
  npm run leads -- cancel ID               cancel the call that was booked with a message; its time is free again
  npm run leads -- export [--format csv]   all messages, newest first, as csv (for spreadsheets) or json
                   [--output FILE]         into a file instead of onto the screen
  npm run leads -- copy --to postgresql://  copy all, and the blocked times, to a PostgreSQL, with its owner's login; safe to repeat
  npm run leads -- delete ID               erase one message for good, with its notifications
  npm run leads -- purge-tests             erase the rows that the connection test page has written

Where the messages are:
  The server that runs on this machine, with any database: nothing to say. It has noted its address and key in
  DATA_DIR (default ./data), which must be the one it was started with.
  A server on another machine: --server https://example.com, and its SERVICE_ROLE_KEY in the environment.
  A Supabase project: PUBLIC_SUPABASE_URL, PUBLIC_SUPABASE_ANON_KEY and SERVICE_ROLE_KEY in the environment.

The service key opens every message. Give it to nobody, and to no page.`;

/** Reads, exports and erases enquiries for the owner, whichever database keeps them. */

const { values, positionals } = readArguments({
  allowPositionals: true,
  options: {
    help: { type: 'boolean', short: 'h', default: false },
    server: { type: 'string' },
    limit: { type: 'string', default: '20' },
    format: { type: 'string', default: 'csv' },
    output: { type: 'string' },
    to: { type: 'string' },
  },
});
const [name = '', ...rest] = positionals;
if (values.help || name === '') console.log(help);
else await run(name, rest);

async function run(name: string, rest: string[]) {
  const command = Object.hasOwn(commands, name) && commands[name];
  if (!command)
    throw new UserError(`There is no command "${name}", only ${Object.keys(commands).join(', ')}.`);
  const [id = ''] = rest;
  const backend = await connect(settingsOrExit(), values.server);
  await speakAsPublished(backend);
  await command(backend, { ...values, id, words: rest.join(' ') });
}

/** The promise is counted as visitors read it. */
async function speakAsPublished(backend: Backend) {
  // The command itself reports what is wrong with the server.
  const kept = await backend.website().catch(() => undefined);
  const file = await asPublished('content/company.json', kept?.words);
  if (file) speakFor(companyFrom(JSON.parse(file)));
}
