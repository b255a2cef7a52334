import { execFile, spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { root } from '../../build/root.ts';
import { reportMissing } from '../processes/missing.ts';
import { emptyDatabase, postgresIsMissing, withClient } from '../processes/postgres.ts';
import { runCommand } from '../support/command.ts';

/** The owner runs the check with it. It comes with no package of npm. */
const psqlIsMissing = spawnSync('psql', ['--version']).status !== 0;
if (psqlIsMissing) reportMissing('psql');

describe('the check of the policies that can be run against a hosted project', async () => {
  if (postgresIsMissing || psqlIsMissing) return test.skip('needs PostgreSQL and psql');
  const url = await emptyDatabase();
  await runCommand('commands/migrate.ts', [], { DATABASE_URL: url });

  const check = () =>
    new Promise<{ failed: boolean; output: string }>((resolve) => {
      const args = [url, '-v', 'ON_ERROR_STOP=1', '-f', 'tests/server/policies.sql'];
      execFile('psql', args, { cwd: root }, (error, stdout, stderr) =>
        resolve({ failed: error !== null, output: stdout + stderr }),
      );
    });

  test('passes on the schema as it is, and leaves nothing behind', async () => {
    const { failed, output } = await check();
    expect(output).toContain('All policies hold.');
    expect(failed).toBe(false);
    const { rows } = await withClient(url, (client) => client.query('select * from contact_submissions'));
    expect(rows).toEqual([]);
  });

  test.each([
    'create policy leak on contact_submissions for select to anon using (true)',
    'alter table contact_submissions disable row level security',
    'grant delete on contact_submissions to anon',
    'grant insert on contact_submissions to anon',
    'alter table booking.appointments disable row level security',
    'grant select on booking.links to notification_worker; create policy leak on booking.links for select to notification_worker using (true)',
    'grant execute on function desk_list(text, text, timestamptz, uuid, integer) to anon',
    'grant execute on function desk_blocked_times(uuid) to authenticated',
    'grant usage on schema desk to anon; grant select on desk.events to anon',
    'create function leak() returns bigint language sql security definer as $$select count(*) from booking.appointments$$',
  ])('fails after: %s', async (loosening) => {
    await withClient(url, (client) => client.query(loosening));
    const { failed, output } = await check();
    expect(output).toContain('NOT SO:');
    expect(failed).toBe(true);
    await withClient(url, (client) =>
      client.query(`
        drop policy if exists leak on contact_submissions;
        drop policy if exists leak on booking.links;
        revoke select on booking.links from notification_worker;
        alter table contact_submissions enable row level security;
        revoke delete, insert on contact_submissions from anon;
        grant insert (id, name, email, phone_number, instagram_handle, other_social_media, business_details,
          created_at, source, website, seconds_to_fill, wanted_time, time_zone, link_hash, came_from) on contact_submissions to anon;
        alter table booking.appointments enable row level security;
        revoke execute on function desk_list(text, text, timestamptz, uuid, integer) from anon;
        revoke execute on function desk_blocked_times(uuid) from authenticated;
        revoke usage on schema desk from anon;
        revoke select on desk.events from anon;
        drop function if exists leak()`),
    );
  });
});
