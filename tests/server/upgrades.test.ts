import { readdir, readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { migrate } from '../../server/database/migrations.ts';
import { openPool } from '../../server/database/postgres-store.ts';
import { emptyDatabase, postgresIsMissing, withClient } from '../processes/postgres.ts';

/** A database made by an earlier version, with its rows. */

const folder = new URL('../../supabase/migrations/', import.meta.url);
const files = (await readdir(folder)).sort();

describe('brought up to date from', async () => {
  if (postgresIsMissing) return test.skip('needs PostgreSQL');
  test.each(files)('%s, an enquiry is kept, and found at the desk', async (last) => {
    const connectionString = await emptyDatabase();
    await withClient(connectionString, async (client) => {
      await client.query(`
        create schema supabase_migrations;
        create table supabase_migrations.schema_migrations (version text primary key, statements text[], name text)`);
      for (const file of files.slice(0, files.indexOf(last) + 1)) {
        await client.query(await readFile(new URL(file, folder), 'utf8'));
        await client.query('insert into supabase_migrations.schema_migrations (version) values ($1)', [
          file.split('_')[0],
        ]);
      }
      await client.query(
        `insert into contact_submissions (id, name, email, business_details)
         values (gen_random_uuid(), 'Zoë Núñez', 'zoe@example.com', 'Two chairs')`,
      );
    });

    const pool = openPool({ connectionString });
    await migrate(pool);
    await pool.end();

    const found = await withClient(connectionString, (client) =>
      client.query(`
        select list, desk_one((list -> 0 ->> 'id')::uuid) as one
        from desk_list('open', 'zoe nunez', null, null, 50) as list`),
    );
    expect(found.rows[0].list).toMatchObject([{ name: 'Zoë Núñez', status: 'open' }]);
    expect(found.rows[0].one).toMatchObject({ mailbox: { others: 0, addresses: ['zoe@example.com'] } });
  });
});
