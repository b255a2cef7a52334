import { join } from 'node:path';
import type { Pool, PoolClient } from 'pg';
import { UserError } from '../../build/user-error.ts';
import type { BlockedTime, WebsitePublish, WebsiteWord } from '../../contract/rows.ts';
import { openDatabase } from '../../server/database/embedded-database.ts';
import { prepareFolder } from '../../server/database/embedded-folder.ts';
import { migrate } from '../../server/database/migrations.ts';
import { openPool } from '../../server/database/postgres-store.ts';
import { lockData } from './backend.ts';
import type { Restored } from './kept.ts';
import { type WrittenEnquiries, writeEnquiries } from './write-enquiries.ts';

/** A database opened with its owner's rights, into which everything kept elsewhere is written unchanged. */
type Destination = { write(kept: Restored): Promise<Written>; close(): Promise<void> };

export type Written = WrittenEnquiries & Awaited<ReturnType<typeof writeBlockedTimes>> & { words: number };

const batchSize = 500;

export async function openPostgres(address: string): Promise<Destination> {
  const pool = openPool({ connectionString: address, max: 1, connectionTimeoutMillis: 10_000 });
  try {
    await migrate(pool);
  } catch (error) {
    await pool.end();
    throw new UserError(
      `The database cannot be prepared (${reasonOf(error)}). Is the address right, and the login that of its owner?`,
    );
  }
  return destination(pool, () => pool.end());
}

/** A name with several addresses fails with one error for each, and an outer error without a message. */
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
  async write({ enquiries, blockedTimes, words, publishes, pictures }) {
    const written: WrittenEnquiries = { enquiries: 0, withoutCall: [] };
    for (let start = 0; start < enquiries.length; start += batchSize) {
      const batch = await inTransaction(pool, (client) =>
        writeEnquiries(client, enquiries.slice(start, start + batchSize)),
      );
      written.enquiries += batch.enquiries;
      written.withoutCall.push(...batch.withoutCall);
    }
    const times = await inTransaction(pool, (client) => writeBlockedTimes(client, blockedTimes));
    const kept = await inTransaction(pool, (client) => writeWords(client, words, publishes));
    // One after the other, because each may have a megabyte.
    for (const picture of pictures) await pool.query(insertPicture, Object.values(picture));
    return { ...written, ...times, words: kept };
  },
});

async function inTransaction<Result>(pool: Pool, work: (client: PoolClient) => Promise<Result>) {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  }
}

const insert = `
  insert into booking.appointments (id, starts_at, ends_at, during, sequence, changed_at, title)
  select id, starts_at, ends_at, tstzrange(starts_at, ends_at), sequence, changed_at, title
  from json_to_recordset($1) as sent
    (id uuid, starts_at timestamptz, ends_at timestamptz, sequence integer, changed_at timestamptz, title text)
  on conflict do nothing returning id`;

const insertPicture = `
  insert into website.pictures (name, small, large) values ($1, decode($2, 'base64'), decode($3, 'base64'))
  on conflict do nothing`;

const present = 'select id from booking.appointments where id = any($1::uuid[])';

/** Runs after the calls, which take precedence because visitors were told about them. */
async function writeBlockedTimes(client: PoolClient, times: BlockedTime[]) {
  await client.query('select booking.lock_calendar()');
  const inserted = await client.query(insert, [JSON.stringify(times)]);
  const { rows } = await client.query<{ id: string }>(present, [times.map(({ id }) => id)]);
  const there = new Set(rows.map(({ id }) => id));
  return {
    blockedTimes: inserted.rows.length,
    /** Those that overlap something that was there. */
    overlapping: times.filter(({ id }) => !there.has(id)),
  };
}

/** What is changed there already stays as it is. Gives how many changes were written. */
async function writeWords(client: PoolClient, words: WebsiteWord[], publishes: WebsitePublish[]) {
  const written = await client.query(
    'insert into website.words select * from json_populate_recordset(null::website.words, $1) on conflict do nothing',
    [JSON.stringify(words)],
  );
  await client.query(
    `insert into website.publishes (number, at, device, changes, undone_at)
      select number, at, device, changes, undone_at from json_populate_recordset(null::website.publishes, $1)
      on conflict do nothing`,
    [JSON.stringify(publishes)],
  );
  return written.rowCount ?? 0;
}
