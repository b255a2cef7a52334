import { join } from 'node:path';
import type { Pool } from 'pg';
import { Slip } from '../../build/slip.ts';
import type { StoredSubmission } from '../../contract/submissions.ts';
import { openDatabase } from '../../server/database/embedded-database.ts';
import { prepareFolder } from '../../server/database/embedded-folder.ts';
import { migrate } from '../../server/database/migrations.ts';
import { openPool } from '../../server/database/pool.ts';
import { lockData } from './lock-data.ts';

/** A database opened with its owner's rights, to put enquiries into as they were. */
export type Destination = { write(rows: StoredSubmission[]): Promise<number>; close(): Promise<void> };

const batchSize = 500;

const columns =
  'id, name, email, phone_number, instagram_handle, other_social_media, business_details, created_at, source, ' +
  'website, seconds_to_fill, received_at';

const insert = `
  insert into public.contact_submissions (${columns})
  select ${columns} from json_populate_recordset(null::public.contact_submissions, $1)
  on conflict (id) do nothing returning id`;

/** Whoever took the enquiry has told of it, or will. */
const silence = 'delete from notifications.outbox where submission_id = any($1::uuid[])';

export async function openPostgres(address: string): Promise<Destination> {
  const pool = openPool({ connectionString: address, max: 1, connectionTimeoutMillis: 10_000 });
  try {
    await migrate(pool);
  } catch (error) {
    await pool.end();
    throw new Slip(
      `The database cannot be prepared (${reasonOf(error)}). Is the address right, and the login that of its owner?`,
    );
  }
  return destination(pool, () => pool.end());
}

/** A name with several addresses fails with an error for each, and no message of its own. */
function reasonOf(error: unknown): string {
  const { message = '', code = 'no answer' } = error as { message?: string; code?: string };
  return message || code;
}

export async function openEmbedded(dataDir: string): Promise<Destination> {
  const lock = await lockData(dataDir);
  const folder = join(dataDir, 'database');
  await prepareFolder(folder);
  const { pool, close } = openDatabase(folder);
  await migrate(pool);
  return destination(pool, async () => {
    await close();
    lock.release();
  });
}

const destination = (pool: Pool, close: () => Promise<void>): Destination => ({
  close,
  async write(rows) {
    let written = 0;
    for (let start = 0; start < rows.length; start += batchSize) {
      written += await writeBatch(pool, rows.slice(start, start + batchSize));
    }
    return written;
  },
});

async function writeBatch(pool: Pool, rows: StoredSubmission[]): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const inserted = await client.query<{ id: string }>(insert, [JSON.stringify(rows)]);
    await client.query(silence, [inserted.rows.map(({ id }) => id)]);
    await client.query('commit');
    client.release();
    return inserted.rows.length;
  } catch (error) {
    client.release(true);
    throw error;
  }
}
