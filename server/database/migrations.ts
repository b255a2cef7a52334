import { readdir, readFile } from 'node:fs/promises';
import type { Pool, PoolClient } from 'pg';

const folder = new URL('../../supabase/migrations/', import.meta.url);

/** An arbitrary number that no other program on the database is likely to lock. */
const lock = 7_245_118_023;

/** The ledger of Supabase's own tools, so that they and we know what the other has applied. */
const createLedger = `
  create schema if not exists supabase_migrations;
  create table if not exists supabase_migrations.schema_migrations (
    version text primary key, statements text[], name text
  );
  grant usage on schema supabase_migrations to public;
  grant select on supabase_migrations.schema_migrations to public;
`;

/**
 * On 29 November 2026 the migrations were written anew. A database that has the last of the former ones has all that the new
 * ones make, of which this is the last.
 */
const lastFormer = '20261129070000';
const lastWrittenAnew = '20261129122100';

type Migration = { version: string; name: string; sql: string };

/** Brings the schema up to date. Any number of servers may do so at once. */
export async function migrate(pool: Pool): Promise<void> {
  const migrations = await readMigrations();
  const client = await pool.connect();
  try {
    // A login that may not change the schema must still be able to start on an up-to-date one.
    if ((await pending(client, migrations)).length > 0) await applyPending(client, migrations);
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

async function applyPending(client: PoolClient, migrations: Migration[]): Promise<void> {
  await client.query(`begin; select pg_advisory_xact_lock(${lock})`);
  await client.query(createLedger);
  for (const { version, name, sql } of await pending(client, migrations)) {
    await client.query(sql);
    await client.query(
      'insert into supabase_migrations.schema_migrations (version, statements, name) values ($1, $2, $3)',
      [version, [sql], name],
    );
  }
  await client.query('commit');
}

async function pending(client: PoolClient, migrations: Migration[]): Promise<Migration[]> {
  const ledger = await client.query(
    "select to_regclass('supabase_migrations.schema_migrations') is not null as exists",
  );
  if (!ledger.rows[0].exists) return migrations;
  const { rows } = await client.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  );
  const applied = new Set(rows.map(({ version }) => version));
  const isFormer = rows.some(({ version }) => version <= lastFormer);
  if (isFormer && !applied.has(lastFormer))
    throw new Error(
      'it is older than the version of 29 November 2026 (commit 77ca5a1a), which has to be started on it once: docs/operating.md says how',
    );
  return migrations.filter(
    ({ version }) => !applied.has(version) && !(isFormer && version <= lastWrittenAnew),
  );
}

async function readMigrations(): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort();
  return Promise.all(
    files.map(async (file) => {
      const [, version = '', name = ''] = /^(\d+)_(.+)\.sql$/.exec(file) ?? [];
      return { version, name, sql: await readFile(new URL(file, folder), 'utf8') };
    }),
  );
}
