import { afterAll, describe, expect, test } from 'vitest';
import { databases } from '../support/databases.ts';
import { howMany } from '../support/thorough.ts';

/** Tests the calendar's SQL without a server. */

const rules = {
  zone: 'Europe/Berlin',
  length_minutes: 20,
  buffer_minutes: 10,
  notice_minutes: 60,
  horizon_days: 42,
  hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '09:00', closes: '17:00' })),
  closures: [],
};

const calls = howMany(3_000, 10_000);
const guesses = howMany(5_000, 100_000);

describe.each(databases)('on $name', async ({ open, isMissing }) => {
  if (isMissing) return test.skip('which is not installed');
  const { query, close } = await open();
  afterAll(close);
  await query('select set_booking_rules($1)', [JSON.stringify(rules)]);
  // Most of them in the past, as in a calendar after a year of use.
  await query(`
    with enquiry as (
      insert into contact_submissions (name, email, business_details)
      select 'Ada', 'ada@example.com', 'Two chairs' from generate_series(1, ${calls}) returning id
    ), numbered as (select id, row_number() over () - 500 as number from enquiry)
    insert into booking.appointments (submission_id, starts_at, ends_at, during)
    select id, starts, starts + interval '20 minutes', tstzrange(starts, starts + interval '30 minutes')
    from numbered cross join lateral (select date_trunc('day', now()) - number * interval '1 hour' as starts) as past`);
  await query(`insert into booking.links (hash, appointment_id)
    select encode(sha256(convert_to(id::text, 'UTF8')), 'hex'), id from booking.appointments`);
  await query('vacuum analyze booking.appointments, booking.links');

  /** The rows and index entries of a table that the database has read, by its own statistics. */
  async function countRead(table: string): Promise<number> {
    await query('select pg_stat_force_next_flush()');
    const { rows } = await query<{ read: string }>(
      `select seq_tup_read + (select sum(idx_tup_read) from pg_stat_user_indexes where relname = $1) as read
       from pg_stat_user_tables where relname = $1`,
      [table],
    );
    return Number(rows[0]?.read);
  }

  test(`among ${calls} calls the free times of six weeks are found without reading those that are past`, async () => {
    const before = await countRead('appointments');
    const { rows } = await query<{ free: number }>('select count(*)::integer as free from free_times()');
    expect(rows[0]?.free).toBeGreaterThan(200);
    expect((await countRead('appointments')) - before).toBeLessThan(2_000);
  });

  test(`${guesses} guesses find no secret, and cost no look at the calls`, async () => {
    const before = await countRead('links');
    const { rows } = await query(`
      select count(*)::integer as found
      from generate_series(1, ${guesses}) as guess, lateral appointment_of_link(md5(guess::text))`);
    expect(rows).toEqual([{ found: 0 }]);
    expect((await countRead('links')) - before).toBeLessThan(guesses);
  });
});
