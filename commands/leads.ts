import { text } from 'node:stream/consumers';
import { parse } from 'yaml';
import { readCommand, UserError } from '../build/user-error.ts';
import { companyFrom, speakFor } from '../content/company.ts';
import { exportedColumns } from '../content/messages/desk-answers.ts';
import { promisedIn } from '../contract/promise.ts';
import type { ListedEnquiry, WholeEnquiry } from '../contract/rows.ts';
import { dueAt, type Promised } from '../contract/running-time.ts';
import { exportEnquiries } from '../server/desk/export.ts';
import { settingsOrExit } from '../server/settings.ts';
import { asPublished, type Backend, connect, writePrivate } from './enquiries/backend.ts';
import { localTime } from './enquiries/kept.ts';

/** Reads, exports and erases enquiries for the owner, whichever database keeps them. */

const help = `Messages from the contact form: read, export and erase them. The desk does all of it, and more, in a browser.

  npm run leads -- list [--limit 20]       the newest messages and how much of the promised time is left
  npm run leads -- show ID                 everything one visitor wrote, and what was done with it
  npm run leads -- export [--output FILE]  all messages for a spreadsheet, newest first, onto the screen or into a file
  npm run leads -- erase ID                erase one message for good, with its call and its notifications

Where the messages are:
  The server that runs on this machine, with any database: nothing to say. It has noted its address and key in
  DATA_DIR (default ./data), which must be the one it was started with.
  A server on another machine, or a Supabase project: --server https://example.com, and its SERVICE_ROLE_KEY in the
  environment.

The service key opens every message. Give it to nobody, and to no page.`;

const { values, positionals } = readCommand({
  server: { type: 'string' },
  limit: { type: 'string', default: '20' },
  output: { type: 'string' },
});
const [name = '', id = ''] = positionals;
const commands: Record<string, (backend: Backend) => Promise<void>> = {
  list,
  show,
  export: exportAll,
  erase,
};
if (values.help || name === '') console.log(help);
else await run();

async function run() {
  const command = Object.hasOwn(commands, name) && commands[name];
  if (!command)
    throw new UserError(`There is no command "${name}", only ${Object.keys(commands).join(', ')}.`);
  await command(await connect(settingsOrExit(), values.server));
}

async function list(backend: Backend) {
  if (!/^([1-9]\d?|100)$/.test(values.limit)) throw new UserError('--limit takes a number from 1 to 100.');
  const promised = await promisedBy(backend);
  const newest = { state: null, typed: null, before: null, before_id: null, page: Number(values.limit) };
  const rows = await backend.call('desk_list', newest);
  for (const row of rows) console.log(printable(lineOf(row, promised)));
  if (rows.length === 0) console.log('No messages yet.');
}

/** The promise as visitors read it. */
async function promisedBy({ call }: Backend): Promise<Promised> {
  const { words } = await call('desk_website', {});
  speakFor(companyFrom(JSON.parse(await asPublished('content/company.json', words))));
  return promisedIn(parse(await asPublished('content/booking.yaml', words)).zone);
}

function lineOf({ id, received_at, status, name, email }: ListedEnquiry, promised: Promised): string {
  const state = status === 'open' ? timeLeft(received_at, promised) : status;
  return `${id}  ${localTime(received_at)}  ${state.padEnd(17)}  ${name} <${email}>`;
}

function timeLeft(receivedAt: string, promised: Promised): string {
  const left = dueAt(Date.parse(receivedAt), promised) - Date.now();
  return left > 0 ? `${duration(left)} left` : `late by ${duration(-left)}`;
}

function duration(milliseconds: number): string {
  const minutes = Math.floor(milliseconds / 60_000);
  if (minutes < 60) return `${minutes} min`;
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
  return `${Math.floor(minutes / (24 * 60))} days`;
}

async function show({ call }: Backend) {
  console.log(printable(sheetOf(await call('desk_one', { submission: uuid() }))));
}

function sheetOf({ enquiry, call, events, ...state }: WholeEnquiry): string {
  const { business_details, ...facts } = { ...enquiry, ...state };
  const lines = Object.entries(exportedColumns).flatMap(([column, label]) => {
    const value = facts[column as keyof typeof facts];
    return value === null || value === undefined ? [] : [`${`${label}:`.padEnd(20)}${value}`];
  });
  if (call)
    lines.push(`${'Call:'.padEnd(20)}${call.starts_at}${call.status === 'cancelled' ? ' (canceled)' : ''}`);
  // Decisions are in the status; only events with words are shown.
  const said = events.flatMap(({ kind, text, state, at, person }) =>
    text === null
      ? []
      : ['', `${localTime(at)} ${kind}${state ? ` (${state})` : ''}${person ? `, ${person}` : ''}`, text],
  );
  return [...lines, '', business_details, ...said].join('\n');
}

async function exportAll({ client, orEnd }: Backend) {
  const csv = await text(orEnd(await exportEnquiries(client, { state: null, typed: null })));
  if (values.output) await writePrivate(values.output, csv);
  else process.stdout.write(csv);
}

async function erase({ call }: Backend) {
  const { erased } = await call('desk_erase', { submission: uuid() });
  if (erased === 0) throw new UserError(`There is no message ${id}.`);
  console.log(`Message ${id} is erased.`);
}

/** Replaces control characters, which a terminal would obey. */
function printable(words: string): string {
  return words.replace(/(?!\n)\p{Cc}/gu, '\ufffd');
}

function uuid(): string {
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) return id;
  throw new UserError('Name the message by its id, as "npm run leads -- list" shows it.');
}
