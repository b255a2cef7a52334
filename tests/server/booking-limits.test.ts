import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { whyNotGiven } from '../../contract/booking.ts';
import { makeEnquiry } from '../processes/enquiry.ts';
import { freeTimes, makeLink, untilOffered } from '../support/booking-site.ts';
import { bookingSite } from '../support/booking-sites.ts';
import { databases } from '../support/databases.ts';
import { startOnEither } from '../support/either-store.ts';
import { send } from '../support/enquiries.ts';
import { askOf } from './desk-sql/asked.ts';

/** No single party can take the whole calendar. What a visitor reads of it is in tests/site/time-step-limits.test.ts. */

describe.each(databases)('on $name', async ({ open, isMissing }) => {
  if (isMissing) return test.skip('which is not installed');
  const { query, close } = await open();
  afterAll(close);
  const { send: take, ask } = askOf(query);
  const always = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '00:00', closes: '24:00' }));
  const rules = { zone: 'UTC', length_minutes: 30, buffer_minutes: 0, notice_minutes: 0, horizon_days: 14 };
  await query('select set_booking_rules($1)', [JSON.stringify({ ...rules, hours: always, closures: [] })]);
  const times = (await ask<{ starts_at: string }[]>('desk_free_times')).map(({ starts_at }) => starts_at);
  beforeEach(() => query('delete from contact_submissions'));

  /** Books a time that nobody else has asked for. */
  const book = (email: string, fields: object = {}) => take({ email, wanted_time: times.pop(), ...fields });
  /** Why the database books no call, in the words by which the form knows it. */
  const refusalOf = (booking: Promise<unknown>) =>
    booking.then(
      () => undefined,
      ({ code, message }) => whyNotGiven({ code, message, details: null, hint: null }),
    );

  test('a mailbox has two calls to come, however it is written, and its messages are taken', async () => {
    const { secret, link_hash } = makeLink();
    await book('ada.barber@example.com', { link_hash });
    await book('ADA.barber+two@Example.com');
    expect(await refusalOf(book('a.d.a.barber+3@example.com'))).toBe('enough for the mailbox');
    await take({ email: 'adabarber@example.com' });
    await book('adabarber@example.org');
    // A move is no new call.
    const { rows } = await query('select sequence from move_appointment($1, $2)', [secret, times.pop()]);
    expect(rows).toEqual([{ sequence: 1 }]);
    await query('select cancel_appointment($1)', [secret]);
    await book('adabarber@example.com');
  });

  test('of ten that are asked for at once for one mailbox two are booked', async () => {
    const asked = await Promise.allSettled(
      Array.from({ length: 10 }, (_, index) => book(`at.once+${index}@example.com`)),
    );
    expect(asked.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  });

  test('all visitors together book thirty an hour, and messages are still accepted', async () => {
    for (let count = 0; count < 30; count += 1) await book(`visitor-${count}@example.com`);
    expect(await refusalOf(book('late@example.com'))).toBe('enough in the hour');
    await take();
    // Past hours do not count, nor do entries that a wrong clock has left in the future.
    for (const received of [`- interval '61 minutes'`, `+ interval '2 hours'`]) {
      await query(`update contact_submissions set received_at = now() ${received}`);
      await book('late@example.com');
    }
  });

  test('past calls do not count', async () => {
    for (let count = 0; count < 2; count += 1) await book('ada@example.com');
    expect(await refusalOf(book('ada@example.com'))).toBe('enough for the mailbox');
    await query(`update booking.appointments set during = tstzrange(starts_at - interval '1 month', ends_at - interval '1 month'),
      starts_at = starts_at - interval '1 month', ends_at = ends_at - interval '1 month'`);
    await book('ada@example.com');
  });
});

test('an IPv6 block may book three times as much in an hour as a household', async () => {
  const server = await startOnEither({ TRUST_PROXY: '127.0.0.1' }, bookingSite().program);
  await untilOffered(server.url);
  const times = (await freeTimes(server.url)).map(({ starts_at }) => starts_at);
  const bookFrom = async (household: number, block = '2001:db8:7') => {
    const address = `${block}:${household}::1`;
    const enquiry = makeEnquiry({ wanted_time: times.pop() });
    return (await send(server.url, enquiry, { 'x-forwarded-for': address })).status;
  };
  const statuses = await Promise.all(Array.from({ length: 15 }, (_, index) => bookFrom(index)));
  expect(statuses).toEqual(Array(15).fill(201));
  expect(await bookFrom(15)).toBe(429);
  expect(await bookFrom(15, '2001:db8:8')).toBe(201);
  await server.stop();
});
