import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bookingFile } from '../../contract/built-facts.ts';
import { functionsPath } from '../../contract/wire.ts';
import { makeEnquiry } from '../processes/enquiry.ts';
import {
  appointmentsOf,
  call,
  everyFreeTime,
  freeTimes,
  makeLink,
  untilOffered,
} from '../support/booking-site.ts';
import { bookingSite, closedSite } from '../support/booking-sites.ts';
import { startOnEither } from '../support/either-store.ts';
import { engines, serviceKey } from '../support/engines.ts';
import { send, storedRows } from '../support/enquiries.ts';
import { ask } from '../support/http.ts';
import { copySite } from '../support/site-copy.ts';
import { sampleOf } from '../support/thorough.ts';

const site = bookingSite();

const day = 24 * 60 * 60_000;
const inTwoDays = () => new Date(Math.ceil(Date.now() / day + 2) * day);
const justTaken = { code: '23P01', message: 'This time has just been taken', details: null, hint: null };
const notOffered = { code: '23514', message: 'This time is not offered', details: null, hint: null };

// The SQL is asked on both databases in booking-*.test.ts, and tests/site books on the embedded one.
describe.each(sampleOf(engines.toReversed(), 1))('a time to talk, on $name', async ({ start, isMissing }) => {
  if (isMissing) return test.skip('is not installed');
  const server = await start({}, site.program);
  const { url } = server;
  afterAll(async () => {
    await server.stop();
  });
  beforeAll(() => untilOffered(url));

  /** A free time, far from those of other tests. */
  async function someTime(): Promise<string> {
    const times = await freeTimes(url);
    return times[Math.floor(times.length / 2)]?.starts_at ?? '';
  }

  const isFree = async (time: string) => (await freeTimes(url)).some(({ starts_at }) => starts_at === time);

  async function book(fields: object = {}) {
    const { secret, link_hash } = makeLink();
    const enquiry = makeEnquiry({
      wanted_time: await someTime(),
      time_zone: 'Europe/Berlin',
      link_hash,
      ...fields,
    });
    const answer = await send(url, enquiry);
    return { enquiry: enquiry as typeof enquiry & { wanted_time: string }, secret, answer };
  }

  const appointment = async (secret: string) =>
    appointmentsOf(await call(url, 'appointment_of_link', { secret }));
  const move = (secret: string, wanted_time: string) =>
    call(url, 'move_appointment', { secret, wanted_time });
  const cancel = (secret: string) => call(url, 'cancel_appointment', { secret });

  test('is offered, can be picked with an enquiry, and is not offered any more', async () => {
    const { enquiry, secret, answer } = await book();
    expect([answer.status, await answer.json()]).toEqual([
      201,
      [
        expect.objectContaining({
          id: enquiry.id,
          wanted_time: enquiry.wanted_time,
          time_zone: 'Europe/Berlin',
        }),
      ],
    ]);
    expect(await isFree(enquiry.wanted_time)).toBe(false);
    const [own] = await appointment(secret);
    expect(own).toEqual({
      starts_at: enquiry.wanted_time,
      ends_at: expect.any(String),
      status: 'booked',
      sequence: 0,
      uid: expect.stringMatching(/^[\da-f-]{36}$/),
    });
    expect(Date.parse(own?.ends_at ?? '') - Date.parse(enquiry.wanted_time)).toBe(30 * 60_000);
  });

  test('is offered in order, never in the past or beyond the horizon', async () => {
    const starts = (await everyFreeTime(url)).map(({ starts_at }) => Date.parse(starts_at));
    expect(starts).toEqual(starts.toSorted((one, other) => one - other));
    expect(starts[0]).toBeGreaterThan(Date.now() - 60_000);
    expect(starts.at(-1)).toBeLessThan(Date.now() + 14 * day + 60_000);
  });

  test('that is taken stores nothing, reveals nothing about the other visitor, and leaves the next one free', async () => {
    const { enquiry: first } = await book();
    const late = makeEnquiry({ wanted_time: first.wanted_time });
    const answer = await send(url, late);
    expect([answer.status, await answer.json()]).toEqual([400, justTaken]);
    expect(await storedRows(url, `&id=eq.${late.id}`)).toEqual([]);
    const [next] = (await freeTimes(url)).filter(({ starts_at }) => starts_at > first.wanted_time);
    expect((await send(url, { ...late, wanted_time: next?.starts_at } as typeof late)).status).toBe(201);
  });

  test('may begin when another call ends', async () => {
    const times = await freeTimes(url);
    const first = times.find(({ ends_at }) => times.some(({ starts_at }) => starts_at === ends_at));
    for (const wanted_time of [first?.starts_at, first?.ends_at])
      expect((await send(url, makeEnquiry({ wanted_time }))).status).toBe(201);
  });

  test.each([
    ['between two times', () => ({ wanted_time: new Date(inTwoDays().getTime() + 60_000) })],
    ['in the past', () => ({ wanted_time: new Date(Math.floor(Date.now() / day) * day) })],
    ['beyond the horizon', () => ({ wanted_time: new Date(Math.ceil(Date.now() / day + 15) * day) })],
    ['with the field people cannot see', () => ({ website: 'https://spam.example' })],
    ['too quickly for a person', () => ({ seconds_to_fill: 1 })],
    ['as a test of the connection', () => ({ source: 'connection-test' })],
  ])('one picked %s is not given, and the enquiry not stored', async (_how, fields) => {
    const { enquiry, answer } = await book(fields());
    expect([answer.status, await answer.json()]).toEqual([400, notOffered]);
    expect(await storedRows(url, `&id=eq.${enquiry.id}`)).toEqual([]);
    const { wanted_time: _, link_hash: __, ...without } = enquiry as Record<string, unknown>;
    expect((await send(url, without)).status).toBe(201);
  });

  test.each([
    { wanted_time: 'tomorrow morning' },
    { wanted_time: '0001-01-01' },
    { time_zone: 'Robert"; drop table' },
    { link_hash: 'ABC' },
    { link_hash: 'a'.repeat(63) },
  ])('%j is refused', async (fields) => {
    expect((await book(fields)).answer.status).toBe(400);
  });

  test('is moved with its secret alone, once however often the request is repeated', async () => {
    const { enquiry, secret } = await book();
    const other = await someTime();
    const [moved] = await appointmentsOf(await move(secret, other));
    expect(moved).toMatchObject({ starts_at: other, status: 'booked', sequence: 1 });
    expect(await appointmentsOf(await move(secret, other))).toEqual([moved]);
    expect(await isFree(enquiry.wanted_time)).toBe(true);
    expect(await isFree(other)).toBe(false);
  });

  test('cannot be moved to a time that is taken or not offered, and keeps its own', async () => {
    const [one, other] = [await book(), await book()];
    const taken = await move(one.secret, other.enquiry.wanted_time);
    expect([taken.status, await taken.json()]).toEqual([400, justTaken]);
    const past = await move(one.secret, new Date(0).toISOString());
    expect([past.status, await past.json()]).toEqual([400, notOffered]);
    const [own] = await appointment(one.secret);
    expect(own).toMatchObject({ starts_at: one.enquiry.wanted_time, sequence: 0 });
  });

  test('is cancelled once, is free again, and can be booked anew by its link, unless it was spam', async () => {
    const { enquiry, secret } = await book();
    const [cancelled] = await appointmentsOf(await cancel(secret));
    expect(cancelled).toMatchObject({ status: 'cancelled', sequence: 1 });
    expect(await appointmentsOf(await cancel(secret))).toEqual([cancelled]);
    expect(await isFree(enquiry.wanted_time)).toBe(true);
    expect(await appointmentsOf(await move(secret, enquiry.wanted_time))).toMatchObject([
      { status: 'booked', sequence: 2, starts_at: enquiry.wanted_time },
    ]);
    const spam = { event: randomUUID(), submission: enquiry.id, seen: 0, decision: 'spam' };
    const decided = await call(url, 'desk_decide', spam, { apikey: serviceKey });
    expect(decided.status).toBe(200);
    expect(await appointmentsOf(await move(secret, enquiry.wanted_time))).toMatchObject([
      { status: 'cancelled', sequence: 3 },
    ]);
  });

  test('is moved twenty times at most, and can be cancelled after that', async () => {
    const { secret } = await book();
    for (let count = 1; count <= 20; count += 1)
      expect(await appointmentsOf(await move(secret, await someTime()))).toMatchObject([{ sequence: count }]);
    const more = await move(secret, await someTime());
    expect([more.status, await more.json()]).toMatchObject([
      400,
      { message: 'This call has been moved too often' },
    ]);
    expect(await appointmentsOf(await cancel(secret))).toMatchObject([{ status: 'cancelled' }]);
  });

  test('is erased with its enquiry', async () => {
    const { enquiry, secret } = await book();
    const erased = await call(url, 'desk_erase', { submission: enquiry.id }, { apikey: serviceKey });
    expect(await erased.json()).toEqual({ erased: 1 });
    expect(await appointment(secret)).toEqual([]);
    expect(await isFree(enquiry.wanted_time)).toBe(true);
  });

  test('a visitor reaches nothing of the calendar but by the secret of a call, whichever schema is named', async () => {
    const { enquiry, secret } = await book();
    const other = makeLink().secret;
    const attempts = [
      call(url, 'set_booking_rules', { rules: '{}' }),
      call(url, 'take_wanted_time', {}, { 'content-profile': 'booking' }),
      call(url, '../appointments', {}),
      ...['appointments', 'links', 'rules', 'hours', 'closures', 'rpc/free_times'].map((name) =>
        fetch(`${url}/rest/v1/${name}`, { headers: { 'accept-profile': 'booking' } }),
      ),
      ...['appointments', 'links', 'appointment'].map((name) => fetch(`${url}/rest/v1/${name}?select=*`)),
    ];
    for (const answer of await Promise.all(attempts)) {
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(await answer.text()).not.toContain(enquiry.wanted_time);
    }
    for (const guess of [
      other,
      '',
      enquiry.id,
      String(enquiry['link_hash' as 'id']),
      secret.slice(1),
      '%',
      `${secret} `,
    ]) {
      expect(await appointment(guess)).toEqual([]);
      expect(await appointmentsOf(await cancel(guess))).toEqual([]);
      expect(await appointmentsOf(await move(guess, await someTime()))).toEqual([]);
    }
    expect(await appointment(secret)).toMatchObject([{ status: 'booked', sequence: 0 }]);
    const free = JSON.stringify(await freeTimes(url));
    for (const word of [enquiry.id, enquiry.name, enquiry.email]) expect(free).not.toContain(word);
  });

  test.each([
    ['POST', 'nothing', '{}', 404, 'PGRST202'],
    ['POST', 'constructor', '{}', 404, 'PGRST202'],
    ['POST', 'move_appointment', '{"secret":"x"}', 404, 'PGRST202'],
    ['POST', 'appointment_of_link', '{"secret":"x","id":"y"}', 404, 'PGRST202'],
    ['POST', 'appointment_of_link', '{"secret":["x"]}', 400, 'PGRST102'],
    ['POST', 'appointment_of_link', '["x"]', 400, 'PGRST102'],
    ['POST', 'appointment_of_link', '{', 400, 'PGRST102'],
    ['POST', 'move_appointment', '{"secret":"x","wanted_time":"noon"}', 400, '22007'],
    ['GET', 'appointment_of_link?secret=x', undefined, 405, 'PGRST117'],
    ['DELETE', 'free_times', undefined, 405, 'PGRST117'],
    ['GET', 'free_times?starts_at=gt.2026-01-01', undefined, 400, 'PGRST100'],
  ])('%s %s %s is answered with %i %s', async (method, name, body, status, code) => {
    const answer = await ask(url, `${functionsPath}/${name}`, {
      method,
      headers: { 'content-type': 'application/json', 'content-length': `${body?.length ?? 0}` },
      ...(body && { body }),
    });
    expect([answer.status, JSON.parse(answer.body.toString()).code]).toEqual([status, code]);
  });

  test('supabase-js books, moves and cancels', async () => {
    const visitor = createClient(url, 'sb_publishable_any', { auth: { persistSession: false } });
    const { data: times } = await visitor.rpc('free_times', {}, { get: true });
    expect(times).toEqual(expect.arrayContaining(await freeTimes(url)));
    const { secret } = await book();
    const moved = await visitor.rpc('move_appointment', { secret, wanted_time: await someTime() }).single();
    expect(moved).toMatchObject({ status: 200, data: { sequence: 1 } });
    const taken = await visitor.rpc('move_appointment', {
      secret,
      wanted_time: (await book()).enquiry.wanted_time,
    });
    expect(taken.error).toMatchObject({ code: '23P01' });
    expect((await visitor.rpc('cancel_appointment', { secret }).single()).data).toMatchObject({
      status: 'cancelled',
    });
    expect((await visitor.rpc('free_times', {}, { head: true })).status).toBe(200);
  });
});

describe('whatever the database', () => {
  test('from one address five are booked in an hour, and messages without one go on', async () => {
    const limited = await startOnEither({ RATE_LIMIT_PER_MINUTE: '1000' }, site.program);
    await untilOffered(limited.url);
    const times = await freeTimes(limited.url);
    const pick = (index: number) => makeEnquiry({ wanted_time: times[index]?.starts_at });
    const last = pick(10);
    expect((await send(limited.url, last)).status).toBe(201);
    // Requests that come too late, or repeat one without an answer, are not counted.
    for (let count = 0; count < 6; count += 1) {
      expect((await send(limited.url, pick(10))).status).toBe(400);
      expect((await send(limited.url, last)).status).toBe(409);
    }
    for (let index = 11; index < 15; index += 1)
      expect((await send(limited.url, pick(index))).status).toBe(201);
    const more = await send(limited.url, pick(20));
    expect([more.status, await more.json()]).toMatchObject([429, { code: 'too_many_picks' }]);
    // Longer than the minute in which the form retries.
    expect(Number(more.headers.get('retry-after'))).toBeGreaterThan(60);
    expect((await send(limited.url, last)).status).toBe(409);
    expect((await send(limited.url, makeEnquiry())).status).toBe(201);
    await limited.stop();
  });

  test('a change of content/booking.yaml counts from the next build, for hours and pages at once', async () => {
    const edited = await copySite();
    await writeFile(join(edited.project, 'content/booking.yaml'), 'offered: false');
    const unbuilt = await startOnEither({}, edited.program);
    await expect.poll(() => freeTimes(unbuilt.url)).not.toEqual([]);
    expect((await fetch(`${unbuilt.url}/${bookingFile}`)).status).toBe(404);
    await unbuilt.stop();
    await edited.remove();
  });

  test('switched off, no time is offered and none is accepted', async () => {
    const off = await startOnEither({}, closedSite().program);
    await expect.poll(async () => (await fetch(`${off.url}/healthz`)).status).toBe(200);
    expect(await everyFreeTime(off.url)).toEqual([]);
    const answer = await send(off.url, makeEnquiry({ wanted_time: inTwoDays() }));
    expect([answer.status, await answer.json()]).toEqual([400, notOffered]);
    await off.stop();
  });
});
