import { UserError } from '../../build/user-error.ts';
import type { BookedCall, StoredSubmission } from '../../contract/rows.ts';
import type { Backend } from '../enquiries/backend.ts';
import { openPostgres } from '../enquiries/destination.ts';
import {
  type Enquiry,
  joinEnquiries,
  type Report,
  readAll,
  readBackupContents,
} from '../enquiries/read-all.ts';
import { reportWritten } from '../enquiries/report-written.ts';
import { writePrivate } from '../enquiries/write-private.ts';
import { callRowOf, printable, rowOf, sheetOf, toCsv } from './words.ts';

type Options = {
  id: string;
  words: string;
  limit: string;
  format: string;
  output?: string | undefined;
  to?: string | undefined;
};
type Command = (backend: Backend, options: Options) => Promise<void>;

export const commands: Record<string, Command> = {
  async list(backend, { limit }) {
    const rows = await backend.find(newest(limit).toString());
    print(rows, 'No messages yet.');
  },

  async find(backend, { words, limit }) {
    if (words === '') throw new UserError('Say what to look for: npm run leads -- find ada@example.com');
    const query = newest(limit);
    query.set('or', anywhere(words));
    print(await backend.find(query.toString()), `No message has "${words}" in it.`);
  },

  async show(backend, { id }) {
    const [row] = await backend.find(`id=eq.${uuid(id)}`);
    if (!row) throw new UserError(`There is no message ${id}.`);
    const [enquiry] = joinEnquiries([row], await backend.calls(), await backend.cases());
    if (enquiry) console.log(printable(sheetOf(enquiry, new Date())));
  },

  async calls(backend) {
    const coming = (await readEnquiries(backend)).filter(({ call }) => call && isComing(call)).sort(byCall);
    for (const enquiry of coming) console.log(printable(callRowOf(enquiry)));
    if (coming.length === 0) console.log('No call is booked.');
  },

  async cancel(backend, { id }) {
    const call = await backend.cancelCall(uuid(id));
    if (!call) throw new UserError(`There is no call with message ${id}.`);
    if (call.status !== 'cancelled') throw new UserError('The call has begun and can no longer be canceled.');
    console.log(`The call with message ${id} is canceled, and its time is free again.`);
  },

  async export(backend, { format, output }) {
    const write = formats[format];
    if (!write) throw new UserError('--format takes csv or json.');
    const rows = await readEnquiries(backend);
    if (output) await writePrivate(output, write(rows));
    else process.stdout.write(write(rows));
    console.error(`${rows.length} messages exported${output ? ` to ${output}` : ''}.`);
  },

  async copy(backend, { to }) {
    if (!to || !/^postgres(ql)?:\/\//.test(to))
      throw new UserError(
        'Say where to: npm run leads -- copy --to postgresql://owner:password@host/database',
      );
    const destination = await openPostgres(to);
    try {
      const kept = await readBackupContents(backend, reportRead);
      progress('');
      reportWritten(kept, await destination.write(kept), 'copied');
    } finally {
      await destination.close();
    }
  },

  async delete(backend, { id }) {
    const erased = await backend.erase(`id=eq.${uuid(id)}`);
    if (erased === 0) throw new UserError(`There is no message ${id}.`);
    console.log(`Message ${id} is erased.`);
  },

  async 'purge-tests'(backend) {
    console.log(
      `${await backend.erase('source=eq.connection-test')} rows of the connection test are erased.`,
    );
  },
};

function newest(limit: string): URLSearchParams {
  if (!/^[1-9]\d{0,2}$/.test(limit)) throw new UserError('--limit takes a number from 1 to 999.');
  return new URLSearchParams({ source: 'eq.contact', order: 'received_at.desc', limit });
}

function print(rows: StoredSubmission[], otherwise: string) {
  for (const row of rows) console.log(printable(rowOf(row, new Date())));
  if (rows.length === 0) console.log(otherwise);
}

const searched = [
  'name',
  'email',
  'phone_number',
  'instagram_handle',
  'other_social_media',
  'business_details',
];

/** Matches regardless of case. Characters that LIKE patterns or PostgREST filters treat specially are escaped. */
function anywhere(words: string): string {
  const pattern = `*${words.replace(/[\\%_]/g, '\\$&')}*`;
  const quoted = `"${pattern.replace(/[\\"]/g, '\\$&')}"`;
  return `(${searched.map((column) => `${column}.ilike.${quoted}`).join(',')})`;
}

const isComing = ({ status, ends_at }: BookedCall) => status === 'booked' && Date.parse(ends_at) > Date.now();

const byCall = (one: Enquiry, other: Enquiry) =>
  Date.parse(one.call?.starts_at ?? '') - Date.parse(other.call?.starts_at ?? '');

async function readEnquiries(backend: Backend): Promise<Enquiry[]> {
  const rows = await readAll(backend, reportRead);
  progress('');
  return rows;
}

const formats: Record<string, (rows: Enquiry[]) => string> = {
  csv: toCsv,
  json: (rows) => `${JSON.stringify(rows, null, 2)}\n`,
};

function uuid(id: string): string {
  if (/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)) return id;
  throw new UserError('Name the message by its id, as "npm run leads -- list" shows it.');
}

const reportRead: Report = (read, total) => progress(`${read} of ${total} messages read`);

/** Rewrites one line on a terminal, and prints nothing into a log file. */
function progress(text: string) {
  if (process.stderr.isTTY) process.stderr.write(`${text}\x1b[K\r`);
}
