import { join } from 'node:path';
import type { Pool, PoolClient } from 'pg';
import { Slip } from '../../build/slip.ts';
import { openDatabase } from '../../server/database/embedded-database.ts';
import { prepareFolder } from '../../server/database/embedded-folder.ts';
import { migrate } from '../../server/database/migrations.ts';
import { openPool } from '../../server/database/pool.ts';
import { lockData } from './lock-data.ts';
import type { Kept } from './read-kept.ts';
import { type WrittenTimes, writeBlockedTimes } from './write-blocked-times.ts';
import { type WrittenEnquiries, writeEnquiries } from './write-enquiries.ts';

/** A database opened with its owner's rights, to put what was kept of another into, as it was. */
export type Destination = { write(kept: Kept): Promise<Written>; close(): Promise<void> };

export type Written = WrittenEnquiries & WrittenTimes;

const batchSize = 500;

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
  async write({ enquiries, blockedTimes }) {
    const written: WrittenEnquiries = { enquiries: 0, withoutCall: [] };
    for (let start = 0; start < enquiries.length; start += batchSize) {
      const batch = await inTransaction(pool, (client) =>
        writeEnquiries(client, enquiries.slice(start, start + batchSize)),
      );
      written.enquiries += batch.enquiries;
      written.withoutCall.push(...batch.withoutCall);
    }
    const times = await inTransaction(pool, (client) => writeBlockedTimes(client, blockedTimes));
    return { ...written, ...times };
  },
});

async function inTransaction<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
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
