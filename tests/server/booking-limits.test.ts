import { createClient } from '@supabase/supabase-js';
import { afterAll, describe, expect, test } from 'vitest';
import { whyNotGiven } from '../../contract/booking.ts';
import { makeEnquiry } from '../processes/enquiry.ts';
import { appointmentsOf, call, freeTimes, makeLink, untilOffered } from '../support/booking-site.ts';
import { bookingSite, copyLimitedBookingSite } from '../support/booking-sites.ts';
import { databases } from '../support/databases.ts';
import { startOnEither } from '../support/either-store.ts';
import { engines } from '../support/engines.ts';
import { send, storedRows } from '../support/enquiries.ts';
import { askOf } from './desk-sql/asked.ts';

/** No single party can take the whole calendar. */

const site = await copyLimitedBookingSite();
afterAll(site.remove);

const enough = {
  forMailbox: {
    code: '23514',
    message: 'Two calls are booked for this email address already. Your message can be sent without a time.',
  },
  inTheHour: {
    code: '23514',
    message: 'Many calls have been booked within an hour. Your message can be sent without a time.',
  },
};

describe.each(engines)('on $name', async ({ start, isMissing }) => {
  if (isMissing) return test.skip('is not installed');
  const { url, stop } = await start({}, site.program);
  afterAll(async () => {
    await stop();
  });
  await untilOffered(url);
  const times = (await freeTimes(url)).map(({ starts_at }) => starts_at);

  /** Books a time that nobody else has asked for. */
  async function book(email: string) {
    const { secret, link_hash } = makeLink();
    const enquiry = makeEnquiry({ email, wanted_time: times.pop(), link_hash });
    const answer = await send(url, enquiry);
    return { enquiry, secret, answer };
  }
  const refusalOf = async ({ answer }: Awaited<ReturnType<typeof book>>) => [
    answer.status,
    await answer.json(),
  ];

  test('a mailbox has two calls to come, however it is written, and its messages are taken', async () => {
    const [first, second] = [await book('ada.barber@example.com'), await book('ADA.barber+two@Example.com')];
    expect([first.answer.status, second.answer.status]).toEqual([201, 201]);
    const third = await book('a.d.a.barber+3@example.com');
    expect(await refusalOf(third)).toEqual([400, expect.objectContaining(enough.forMailbox)]);
    expect(await storedRows(url, `&id=eq.${third.enquiry.id}`)).toEqual([]);

    expect((await send(url, makeEnquiry({ email: 'adabarber@example.com' }))).status).toBe(201);
    expect((await book('adabarber@example.org')).answer.status).toBe(201);
    // A repeated answer and a move are not new calls.
    expect((await send(url, first.enquiry)).status).toBe(409);
    const moved = await call(url, 'move_appointment', { secret: first.secret, wanted_time: times.pop() });
    expect(await appointmentsOf(moved)).toMatchObject([{ sequence: 1 }]);
    await call(url, 'cancel_appointment', { secret: second.secret });
    expect((await book('adabarber@example.com')).answer.status).toBe(201);
  });

  test('of ten that are asked for at once for one mailbox two are booked', async () => {
    const asked = await Promise.all(
      Array.from({ length: 10 }, (_, index) => book(`at.once+${index}@example.com`)),
    );
    expect(asked.map(({ answer }) => answer.status).sort()).toEqual([201, 201, ...Array(8).fill(400)]);
  });

  test('all visitors together book thirty an hour, and messages are still accepted', async () => {
    let last = await book('visitor@example.com');
    for (let count = 1; count < 40 && last.answer.status === 201; count += 1)
      last = await book(`visitor-${count}@example.com`);
    expect(await refusalOf(last)).toEqual([400, expect.objectContaining(enough.inTheHour)]);
    const picked = (await storedRows(url)).filter(({ wanted_time }) => wanted_time !== null);
    expect(picked).toHaveLength(30);
    expect((await send(url, makeEnquiry())).status).toBe(201);
  });

  test("Supabase's own client hears the same, in words that the form knows", async () => {
    const visitor = createClient(url, 'sb_publishable_any', { auth: { persistSession: false } });
    const { error } = await visitor
      .from('contact_submissions')
      .insert(makeEnquiry({ email: 'late@example.com', wanted_time: times.pop() }));
    expect(error).toMatchObject(enough.inTheHour);
    expect(error && whyNotGiven(error)).toBe('enough in the hour');
    expect(whyNotGiven({ ...enough.forMailbox, details: null, hint: null })).toBe('enough for the mailbox');
  });
});

describe.each(databases)('asked of $name itself', async ({ open, isMissing }) => {
  if (isMissing) return test.skip('which is not installed');
  const { query, close } = await open();
  afterAll(close);
  const { send: book, ask } = askOf(query);
  const always = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: '00:00', closes: '24:00' }));
  const rules = { zone: 'UTC', length_minutes: 30, buffer_minutes: 0, notice_minutes: 0, horizon_days: 14 };
  await query('select set_booking_rules($1)', [JSON.stringify({ ...rules, hours: always, closures: [] })]);
  const times = (await ask<{ starts_at: string }[]>('desk_free_times')).map(({ starts_at }) => starts_at);

  test('past calls and hours do not count, nor do entries that a wrong clock has left in the future', async () => {
    const bookFor = (email: string) => book({ email, wanted_time: times.pop() });
    for (let count = 0; count < 2; count += 1) await bookFor('ada@example.com');
    await expect(bookFor('ada@example.com')).rejects.toThrow('Two calls are booked');
    await query(`update booking.appointments set during = tstzrange(starts_at - interval '1 month', ends_at - interval '1 month'),
      starts_at = starts_at - interval '1 month', ends_at = ends_at - interval '1 month'`);
    await bookFor('ada@example.com');

    for (let count = 3; count < 30; count += 1) await bookFor(`visitor-${count}@example.com`);
    await expect(bookFor('late@example.com')).rejects.toThrow('Many calls have been booked');
    for (const received of [`- interval '61 minutes'`, `+ interval '2 hours'`]) {
      await query(`update contact_submissions set received_at = now() ${received}`);
      await bookFor('late@example.com');
    }
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
