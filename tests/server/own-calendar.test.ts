import { randomUUID } from 'node:crypto';
import { pipeline, Readable } from 'node:stream';
import ICAL from 'ical.js';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { makeEnquiry } from '../processes/enquiry.ts';
import { call, everyFreeTime, freeTimes, makeLink, untilOffered } from '../support/booking-site.ts';
import { bookingSite } from '../support/booking-sites.ts';
import { calendarOf, eventAt, startCalendarService } from '../support/calendar-service.ts';
import { openDesk } from '../support/desk.ts';
import { freshStore, startOnEither } from '../support/either-store.ts';
import { serviceKey } from '../support/engines.ts';
import { send } from '../support/enquiries.ts';
import { ask } from '../support/http.ts';

/** The owner's own calendar subscribes to the calls, and is read for the times at which nobody can book. */

const nothing = { link_hash: null, shows_name: null, address: null };
const week = 7 * 24 * 60 * 60_000;
const withTag = { ETag: '"good"' };
const every = { interval: 250 };

type Service = Awaited<ReturnType<typeof startCalendarService>>;

/** A server with its owner's desk, and a calendar to read. */
async function open(service: Service, store?: Awaited<ReturnType<typeof freshStore>>) {
  const common = { SERVICE_ROLE_KEY: serviceKey, RATE_LIMIT_PER_MINUTE: '0', ...service.settings };
  const server = await startOnEither({ ...common, ...store?.settings }, bookingSite().program);
  const desk = await openDesk(server.url);
  await untilOffered(server.url);
  const now = () => {
    const [first = '', last = ''] = [-1, 3].map((weeks) => new Date(Date.now() + weeks * week).toISOString());
    return desk.call('desk_day', { first, last });
  };
  return {
    ...{
      server,
      desk,
      now,
      service,
      address: `https://${service.host}/secret.ics`,
    },
    set: (change: object) => desk.call('desk_own_calendar', { ...nothing, ...change }),
    isFree: async (time: string) =>
      (await everyFreeTime(server.url)).some(({ starts_at }) => starts_at === time),
    untilRead: () =>
      vi.waitFor(async () => expect((await now()).own.read_at).not.toBeNull(), {
        timeout: 100_000,
        ...every,
      }),
    stop: () => Promise.all([server.stop(), service.stop()]),
  };
}

let site: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
  site = await open(await startCalendarService());
});
afterAll(() => site.stop());

async function bookCall(wanted_time: string, name = 'Zoë; Núñez') {
  const { secret, link_hash } = makeLink();
  const enquiry = makeEnquiry({ name, wanted_time, link_hash, email: `${randomUUID()}@example.com` });
  return { secret, answer: await send(site.server.url, enquiry) };
}

test.concurrent('a calendar that subscribes has each call as it is now, until the address ends', async ({
  expect,
}) => {
  const { server, set } = site;
  const { secret, link_hash } = makeLink();
  const path = `/calendar/${secret}.ics`;
  await set({ link_hash });
  const get = (headers = {}) => ask(server.url, path, { headers });
  const read = async () => {
    const { status, headers, body } = await get();
    expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    const events = new ICAL.Component(ICAL.parse(body.toString())).getAllSubcomponents('vevent');
    const calls = events.map((each) => new ICAL.Event(each));
    return {
      etag: String(headers.etag),
      calls,
      starts: calls.map(({ startDate }) => startDate.toUnixTime() * 1000),
    };
  };
  const empty = await read();
  expect(empty.calls).toEqual([]);
  const [first = '', second = ''] = (await freeTimes(server.url)).map(({ starts_at }) => starts_at);
  const visitor = await bookCall(first);
  const booked = await read();
  expect(booked.starts).toEqual([Date.parse(first)]);
  expect(booked.calls[0]?.summary).toBe('Call');
  const same = await get({ 'if-none-match': `W/${booked.etag}` });
  expect([same.status, same.body.length]).toEqual([304, 0]);
  expect((await get({ 'if-none-match': empty.etag })).status).toBe(200);

  await call(server.url, 'move_appointment', { secret: visitor.secret, wanted_time: second });
  await set({ shows_name: true });
  const moved = await read();
  expect(moved.starts).toEqual([Date.parse(second)]);
  expect(moved.calls[0]).toMatchObject({
    uid: booked.calls[0]?.uid,
    sequence: 1,
    summary: 'Call with Zoë; Núñez',
  });
  await call(server.url, 'cancel_appointment', { secret: visitor.secret });
  expect((await read()).calls).toEqual([]);

  // A new address ends the former one at once, and no address is left after the last.
  const next = makeLink();
  await set({ link_hash: next.link_hash });
  const statusOf = async (at: string) => (await ask(server.url, at)).status;
  const nextPath = `/calendar/${next.secret}.ics`;
  expect([await statusOf(path), await statusOf(nextPath)]).toEqual([404, 200]);
  await set({ link_hash: '' });
  expect([await statusOf(nextPath), (await ask(server.url, `${path}%zz`)).status]).toEqual([404, 404]);
  expect((await ask(server.url, path, { method: 'POST' })).status).toBe(404);
  expect(server.output()).toMatch(/"\/calendar\/…"/);
  expect(server.output()).not.toMatch(new RegExp(`${secret}|${next.secret}`));
});

function* endless() {
  for (;;) yield ' '.repeat(65_536);
}

test.concurrent('a busy time is not offered to visitors, and stays so whatever becomes of the calendar', async ({
  expect,
}) => {
  const { server, desk, service, address, set, now, isFree, untilRead } = site;
  const [time = '', other = ''] = (await freeTimes(server.url)).slice(20).map(({ starts_at }) => starts_at);
  // Of ten years, at a time that is none of a call.
  const long = Array.from({ length: 5000 }, (_, index) =>
    eventAt(Date.UTC(2019, 0, index), index % 10 ? 'CLASS:PRIVATE' : 'RRULE:FREQ=WEEKLY').map((line) =>
      line.replace('PT30M', 'PT0S'),
    ),
  );
  const good = calendarOf(eventAt(Date.parse(time)), eventAt(Date.parse(other)), ...long);
  service.answerWith((_, response) => response.end(good));
  await set({ address });
  await untilRead();
  const { own, busy } = await now();
  expect(own).toMatchObject({ host: service.host, fault: null, failed_since: null });
  expect(busy).toHaveLength(1);
  expect(await isFree(time)).toBe(false);
  expect(await (await bookCall(time)).answer.json()).toMatchObject({ code: '23P01' });
  const message = makeEnquiry();
  await send(server.url, message);
  const times = await desk.call('desk_free_times', {});
  expect(times.find(({ starts_at }) => starts_at === time)?.busy).toBe(true);
  await desk.call('desk_book', { submission: message.id, seen: null, wanted_time: time });

  const toLoopback = { location: address.replace('localhost', '127.0.0.1') };
  const gone: Parameters<typeof service.answerWith>[0] = (_, response) => response.writeHead(404).end();
  const faults: [Parameters<typeof service.answerWith>[0], RegExp, string?][] = [
    [(_, response) => response.end('<!doctype html><title>Sign in</title>'), /a page/],
    [(_, response) => response.end(good.slice(0, good.length / 2)), /no whole calendar/],
    [(_, response) => pipeline(Readable.from(endless()), response, () => undefined), /too large/],
    [(_, response) => response.writeHead(302, toLoopback).end(), /on the internet/],
    [(_, response) => response.writeHead(302, { location: address }).end(), /Nothing answers/],
    [gone, /on the internet/, 'https://[::ffff:7f00:1]/secret.ics'],
    [gone, /on the internet/, 'https://localhost/secret.ics'],
  ];
  for (const [answer, fault, elsewhere] of faults) {
    service.answerWith(answer);
    await set({ address: elsewhere ?? address });
    const said = async () => `${(await now()).own.fault} ${(await now()).own.refused}`;
    await expect.poll(said, every).toMatch(fault);
    expect([(await now()).own.host, await isFree(other)]).toEqual([service.host, false]);
  }
  service.answerWith((_, response) => response.end(good));
  // The one that was read is read again by itself, or at once.
  await set({});
  await expect.poll(async () => (await now()).own.fault, every).toBeNull();
  expect((await now()).own.host).toBe(service.host);
  await set({ address: '' });
  expect([(await now()).own.host, await isFree(other)]).toEqual([null, true]);
  expect(server.output()).not.toContain('secret.ics');
});

test.concurrent('it is read again when that is due, and one that hangs is left after a while', async ({
  expect,
  onTestFinished,
}) => {
  const store = await freshStore();
  onTestFinished(store.remove);
  const first = await open(await startCalendarService(), store);
  const [time = '', other = ''] = (await freeTimes(first.server.url)).map(({ starts_at }) => starts_at);
  const good = calendarOf(eventAt(Date.parse(time)));
  first.service.answerWith((_, response) => response.writeHead(200, withTag).end(good));
  await first.set({ address: first.address });
  await first.untilRead();
  await first.server.stop();
  await store.query('update booking.own_calendar set due_at = now(), read_at = null');

  const tags: unknown[] = [];
  first.service.answerWith(({ headers }, response) => {
    tags.push(headers['if-none-match']);
    response.writeHead(304).end();
  });
  const { server, set, now, isFree, untilRead, stop } = await open(first.service, store);
  await expect.poll(async () => tags, every).toEqual(['"good"']);
  await untilRead();
  expect(await isFree(time)).toBe(false);

  let isAsked = false;
  first.service.answerWith((_, response) => {
    isAsked = response.write(good.slice(0, 99));
  });
  await set({ address: `${first.address}?again` });
  await expect.poll(() => isAsked, every).toBe(true);
  expect([await isFree(time), await isFree(other)]).toEqual([false, true]);
  await expect.poll(async () => (await now()).own.fault, every).toMatch(/too long/);
  expect([await isFree(time), server.output().includes('secret.ics')]).toEqual([false, false]);
  await stop();
});
