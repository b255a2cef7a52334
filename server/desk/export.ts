import { Readable } from 'node:stream';
import { exportedColumns } from '../../content/messages/desk-answers.ts';
import { csvMark, toCsvRow } from '../../contract/csv.ts';
import type { Given, Gives } from '../../contract/functions.ts';
import { WireFault } from '../requests/wire-fault.ts';
import type { DatabaseClient } from './database-client.ts';

type Exported = Gives<'desk_export'>[number];

export type Wanted = Pick<Given<'desk_export'>, 'state' | 'typed'>;

const pageSize = 1000;
const columns = Object.keys(exportedColumns) as (keyof typeof exportedColumns)[];

/** Streams the enquiries for a spreadsheet, newest first, holding one page at a time in memory. */
export async function exportEnquiries(
  database: DatabaseClient,
  wanted: Wanted,
): Promise<Readable | WireFault> {
  // The first page is read before the answer begins, while a fault can still be reported.
  const first = await readPage(database, wanted, undefined);
  return first instanceof WireFault ? first : Readable.from(write(first));

  async function* write(page: Exported[]) {
    yield csvMark + toCsvRow(Object.values(exportedColumns));
    for (let rows = page; rows.length > 0; ) {
      yield rows.map((row) => toCsvRow(columns.map((column) => String(row[column] ?? '')))).join('');
      if (rows.length < pageSize) return;
      const next = await readPage(database, wanted, rows.at(-1));
      // Breaks the connection, so that the browser knows the file is incomplete.
      if (next instanceof WireFault) throw new Error(next.error.message);
      rows = next;
    }
  }
}

async function readPage(
  database: DatabaseClient,
  wanted: Wanted,
  last: Exported | undefined,
): Promise<Exported[] | WireFault> {
  const place = { before: last?.received_at ?? null, before_id: last?.id ?? null };
  return database.call('desk_export', { ...wanted, ...place });
}
