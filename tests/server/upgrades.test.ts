import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Pool } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../server/database/embedded-database.ts';
import { migrate } from '../../server/database/migrations.ts';
import { openPool } from '../../server/database/postgres-store.ts';
import { emptyDatabase, postgresIsMissing } from '../processes/postgres.ts';

/** A database of the version of 29 November 2026, before the migrations were written anew, with what a week had left in it. */
const former = gunzipSync(
  await readFile(new URL('former-version/database.sql.gz', import.meta.url)),
).toString();

const roles = ['anon', 'authenticated', 'service_role', 'notification_worker'];
const makeRoles = roles
  .map(
    (role) =>
      `do $$ begin create role ${role} nologin noinherit; exception when duplicate_object then null; end $$;`,
  )
  .join('\n');

/** Everything that a migration can make, in words. */
const structure = `
  select 'column ' || attrelid::regclass || ' ' || attname || ' ' || format_type(atttypid, atttypmod) || ' ' || attnotnull as thing
    from pg_attribute join pg_class on pg_class.oid = attrelid
    where relkind = 'r' and attnum > 0 and relnamespace::regnamespace::text in ('public', 'booking', 'desk', 'website', 'notifications', 'visits')
  union all select 'rights ' || oid::regclass || ' ' || coalesce(relacl::text, '') from pg_class
    where relkind = 'r' and relnamespace::regnamespace::text in ('public', 'booking', 'desk', 'website', 'notifications', 'visits')
  union all select 'constraint ' || conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
    where connamespace::regnamespace::text in ('public', 'booking', 'desk', 'website', 'notifications', 'visits')
  union all select indexdef from pg_indexes where schemaname in ('public', 'booking', 'desk', 'website', 'notifications', 'visits')
  union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
  union all select concat_ws(' ', 'policy', tablename, policyname, roles, cmd, qual, with_check) from pg_policies
  union all select pg_get_functiondef(oid) || ' ' || coalesce(proacl::text, '') from pg_proc
    where pronamespace::regnamespace::text in ('public', 'booking', 'desk', 'website', 'notifications', 'visits') and prokind = 'f'
  order by 1`;

async function onPostgres() {
  const pool = openPool({ connectionString: await emptyDatabase() });
  return { pool, close: () => pool.end() };
}
async function onPglite() {
  const folder = await mkdtemp(join(tmpdir(), 'raywright-upgrade-'));
  const { pool, close } = openDatabase(folder);
  return {
    pool,
    async close() {
      await close();
      await rm(folder, { recursive: true });
    },
  };
}

describe.each([
  { engine: 'the embedded database', open: onPglite, isMissing: false },
  { engine: 'PostgreSQL', open: onPostgres, isMissing: postgresIsMissing },
])('a database of the former version, on $engine', ({ open, isMissing }) => {
  if (isMissing) return test.skip('needs PostgreSQL');

  let upgraded: { pool: Pool; close(): Promise<void> };
  beforeAll(async () => {
    upgraded = await open();
    await upgraded.pool.query(makeRoles);
    await upgraded.pool.query(`set check_function_bodies = off; ${former}; reset check_function_bodies`);
    await migrate(upgraded.pool);
  });
  afterAll(() => upgraded.close());

  const value = async (text: string) => (await upgraded.pool.query(`select ${text} as value`)).rows[0].value;

  test('has its messages, calls, notes, blocked times and words', async () => {
    const kept = await value(`desk_kept('00000000-0000-0000-0000-000000000000')`);
    expect(kept).toMatchObject([
      {
        name: 'Zoë Núñez',
        came_from: '/pricing',
        call: { status: 'booked', link_hashes: [expect.stringMatching(/^[0-9a-f]{64}$/)] },
        desk: { status: 'open', events: [{ kind: 'note', text: 'Rings back on Monday' }] },
      },
      {
        name: 'Ada O’Hara',
        call: null,
        desk: { status: 'answered', events: [{ kind: 'reply', state: 'sent' }] },
      },
      { name: 'Robot', suspected_spam: true, desk: { status: 'spam' } },
    ]);
    expect(await value(`desk_list('open', 'nunez', null, null, 50)`)).toMatchObject([{ name: 'Zoë Núñez' }]);
    expect(await value(`desk_blocked_times('00000000-0000-0000-0000-000000000000')`)).toHaveLength(1);
    expect(await value('desk_website()')).toMatchObject({ words: [{ online: 'new words' }] });
  });

  test('is built like a new one', async () => {
    const fresh = await open();
    await migrate(fresh.pool);
    const built = await fresh.pool.query(structure);
    await fresh.close();
    expect((await upgraded.pool.query(structure)).rows).toEqual(built.rows);
  });

  test('is refused where it is older still, and left as it was', async () => {
    const ledger = 'supabase_migrations.schema_migrations';
    await upgraded.pool.query(`delete from ${ledger} where version >= '20261129070000'`);
    await expect(migrate(upgraded.pool)).rejects.toThrow('docs/operating.md');
    expect(await value(`(select count(*)::integer from ${ledger} where version > '20261129070000')`)).toBe(0);
  });
});
