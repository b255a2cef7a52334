import ICAL from 'ical.js';
import { parse } from 'node-html-parser';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callPath } from '../../contract/booking.ts';
import { nativeFormAction, pickTimeAction, sentPath } from '../../contract/native-form.ts';
import { bookedCalls, expectSound, freeTimes, untilOffered } from '../support/booking-site.ts';
import { bookingSite, closedSite } from '../support/booking-sites.ts';
import { startOnEither } from '../support/either-store.ts';
import { serviceKey } from '../support/engines.ts';
import { storedRows } from '../support/enquiries.ts';

/** Picks, moves and cancels a call in a browser that runs no script. */

const typed = {
  name: 'Ada <Barber>',
  email: 'ada@example.com',
  phone_number: '',
  other_social_media: '@ada & co',
  business_details: 'Two chairs,\none mirror\n</textarea>',
};

const site = bookingSite();
const server = await startOnEither(
  { SERVICE_ROLE_KEY: serviceKey, RATE_LIMIT_PER_MINUTE: '0' },
  site.program,
);
const { url } = server;
afterAll(() => server.stop());
beforeAll(() => untilOffered(url));

const postTo =
  (path: string) =>
  async (fields: Record<string, string>, headers: Record<string, string> = {}) => {
    const response = await fetch(url + path, {
      method: 'POST',
      headers,
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
    return { response, page: parse(await response.clone().text()) };
  };
const askForTimes = postTo(pickTimeAction);
const submit = postTo(nativeFormAction);
const change = postTo(callPath);

type Page = ReturnType<typeof parse>;

const optionsIn = (page: Page) => page.querySelectorAll('select[name=wanted_time] option');
const pickedIn = (page: Page) => optionsIn(page).find((option) => option.hasAttribute('selected'));
const secretIn = (page: Page) => page.querySelector('[name=secret]')?.getAttribute('value') ?? '';
const headingIn = (page: Page) => page.querySelector('h1')?.text;
const alertIn = (page: Page) => page.querySelector('[role=alert]')?.text ?? '';

function typedIn(page: Page) {
  const fields = page.querySelectorAll('form input[name]:not([type=hidden]), form textarea[name]');
  return Object.fromEntries(
    fields.map((field) => [field.getAttribute('name'), field.getAttribute('value') ?? field.textContent]),
  );
}

/** A time that no other test picks. */
let taken = 0;
async function someTime(): Promise<string> {
  taken += 1;
  return (await freeTimes(url))[20 + taken * 5]?.starts_at ?? '';
}

const enquiriesOf = (name: string) => storedRows(url, `&name=eq.${name}`);
const callAt = async (time: string) =>
  (await bookedCalls(url)).filter(({ starts_at, status }) => starts_at === time && status === 'booked');

async function book(name: string) {
  const time = await someTime();
  const { response, page } = await submit({ ...typed, name, wanted_time: time });
  expect([response.status, headingIn(page)]).toEqual([200, 'It is booked']);
  return { time, secret: secretIn(page), page };
}

describe('the page with free times', () => {
  test('has the typed words, and every time by its day in the owner’s zone', async () => {
    const { response, page } = await askForTimes(typed);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(typedIn(page)).toEqual({ website: '', ...typed });
    expect(page.text).toContain('Chicago');
    expect(alertIn(page)).toBe('');

    const [none, ...times] = optionsIn(page);
    expect(none?.getAttribute('value')).toBe('');
    expect(times.map((option) => option.getAttribute('value'))).toEqual(
      expect.arrayContaining((await freeTimes(url)).map(({ starts_at }) => starts_at)),
    );
    for (const group of page.querySelectorAll('optgroup')) {
      expect(group.getAttribute('label')).toMatch(/^\w+day, \w+ \d+, GMT-[56]$/);
      const [first] = group.querySelectorAll('option');
      const day = new Intl.DateTimeFormat('en-US', {
        timeZone: 'America/Chicago',
        weekday: 'long',
        month: 'long',
        day: 'numeric',
      }).format(new Date(first?.getAttribute('value') ?? ''));
      expect(group.getAttribute('label')).toContain(day);
    }
  });

  test('may be asked for before anything is typed', async () => {
    const { response, page } = await askForTimes({});
    expect(response.status).toBe(200);
    expect(optionsIn(page).length).toBeGreaterThan(1);
  });

  test('cannot be opened by its address', async () => {
    const answer = await fetch(url + pickTimeAction, { redirect: 'manual' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, nativeFormAction]);
    for (const path of ['/contact/booked', '/contact/no-call'])
      expect((await fetch(url + path)).status).toBe(404);
  });

  test('without a time the message is sent as ever', async () => {
    const { response } = await submit({ ...typed, name: 'Timeless', wanted_time: '' });
    expect([response.status, response.headers.get('location')]).toEqual([303, sentPath]);
    expect(await enquiriesOf('Timeless')).toEqual([expect.objectContaining({ wanted_time: null })]);
  });

  test('shows mistakes beside the time, which stays picked', async () => {
    const time = await someTime();
    const { response, page } = await submit({ ...typed, email: 'ada at example', wanted_time: time });
    expect(response.status).toBe(400);
    expect(alertIn(page)).toContain('Please enter an email address');
    expect(typedIn(page)).toMatchObject({ email: 'ada at example', name: typed.name });
    expect(pickedIn(page)?.getAttribute('value')).toBe(time);
  });
});

describe('a booking', () => {
  test('shows the call, and is made once however often the form is sent', async () => {
    const time = await someTime();
    const sent = { ...typed, name: 'Once', wanted_time: time };
    const pages = await Promise.all([1, 2, 3].map(() => submit(sent)));
    const again = await submit(sent);
    for (const { response, page } of [...pages, again]) {
      expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
      expect(headingIn(page)).toBe('It is booked');
      expect(secretIn(page)).toMatch(/^[\w-]{43}$/);
    }
    expect(new Set([...pages, again].map(({ page }) => secretIn(page))).size).toBe(1);
    expect(await enquiriesOf('Once')).toHaveLength(1);
    expect(await callAt(time)).toHaveLength(1);
  });

  test('for a time that is taken keeps every word and drops the time', async () => {
    const { time } = await book('First');
    const { response, page } = await submit({ ...typed, name: 'Late', wanted_time: time });
    expect(response.status).toBe(400);
    expect(alertIn(page)).toMatch(/^\d+:\d\d.[AP]M on \w+day has just been taken/);
    expect(typedIn(page)).toEqual({ website: '', ...typed, name: 'Late' });
    expect(pickedIn(page)).toBeUndefined();
    expect(optionsIn(page).map((option) => option.getAttribute('value'))).not.toContain(time);
    expect(await enquiriesOf('Late')).toEqual([]);
    expect(await callAt(time)).toHaveLength(1);
  });

  test('is shown in its current state when the form is sent again', async () => {
    const { time, secret } = await book('Later');
    await change({ secret, act: 'cancel' });
    const { page } = await submit({ ...typed, name: 'Later', wanted_time: time });
    expect(headingIn(page)).toBe('This call is canceled');
    expect(await enquiriesOf('Later')).toHaveLength(1);
  });

  test.each(['tomorrow', 'now', '1', '\0', '9999-12-31T00:00:00Z', '-infinity', `'; drop table`])(
    'at %j is none',
    async (wanted_time) => {
      const { response, page } = await submit({ ...typed, name: 'Odd', wanted_time });
      expect(response.status).toBe(400);
      expect(alertIn(page)).toContain('is gone');
      expect(typedIn(page)).toMatchObject({ name: 'Odd' });
      expect(await enquiriesOf('Odd')).toEqual([]);
    },
  );

  test('is not made if the hidden field is filled', async () => {
    const time = await someTime();
    const robot = { ...typed, name: 'Robot', website: 'https://spam.example' };
    expect((await submit({ ...robot, wanted_time: time })).response.status).toBe(400);
    expect(await enquiriesOf('Robot')).toEqual([]);
    expect((await submit(robot)).response.status).toBe(303);
  });
});

describe('a call', () => {
  test('is moved together with its calendar entry', async () => {
    const { time, secret } = await book('Mover');
    const before = await change({ secret, act: 'calendar' });
    const next = await someTime();
    const { response, page } = await change({ secret, act: 'move', wanted_time: next });
    expect([response.status, headingIn(page), secretIn(page)]).toEqual([200, 'It is moved', secret]);
    expect([await callAt(time), await callAt(next)]).toEqual([
      [],
      [expect.objectContaining({ sequence: 1 })],
    ]);

    const after = await change({ secret, act: 'calendar' });
    expect(after.response.headers.get('content-type')).toMatch(/^text\/calendar/);
    expect(after.response.headers.get('content-disposition')).toBe('attachment; filename="call.ics"');
    const events = await Promise.all(
      [before, after].map(async ({ response }) => {
        const calendar = new ICAL.Component(ICAL.parse(await response.text()));
        return new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
      }),
    );
    expect(events.map(({ startDate }) => startDate.toJSDate())).toEqual([new Date(time), new Date(next)]);
    expect(events.map(({ sequence }) => sequence)).toEqual([0, 1]);
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(1);
    for (const { description } of events) expect(description).toContain(`${url}${callPath}#${secret}`);
  });

  test('keeps its time if the new one has just been taken, and says so', async () => {
    const [{ time, secret }, other] = [await book('Stays'), await book('Sits')];
    const { response, page } = await change({ secret, act: 'move', wanted_time: other.time });
    expect([response.status, headingIn(page)]).toEqual([400, 'It is booked']);
    expect(alertIn(page)).toContain('has just been taken');
    expect(pickedIn(page)).toBeUndefined();
    expect([await callAt(time), await callAt(other.time)]).toEqual([
      [expect.objectContaining({ sequence: 0 })],
      [expect.objectContaining({ sequence: 0 })],
    ]);
  });

  test('is canceled, and stays so after a second press', async () => {
    const { time, secret } = await book('Leaver');
    for (const _press of [1, 2]) {
      const { response, page } = await change({ secret, act: 'cancel' });
      expect([response.status, headingIn(page), secretIn(page)]).toEqual([200, 'This call is canceled', '']);
    }
    expect(await callAt(time)).toEqual([]);
    expect((await freeTimes(url)).map(({ starts_at }) => starts_at)).toContain(time);
  });

  test.each(['', 'x', 'a'.repeat(43), '\0', "' or true --", '\ud800', '[[times]]'])(
    'is not found by %j',
    async (secret) => {
      for (const act of ['calendar', 'move', 'cancel', 'other', '']) {
        const { response, page } = await change({ secret, act, wanted_time: '' });
        expect([response.status, headingIn(page)]).toEqual([404, 'We find no call here']);
      }
    },
  );

  test('is not changed by a form of another site or by a link', async () => {
    const { time, secret } = await book('Target');
    for (const headers of [
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { origin: 'https://evil.example' },
      { origin: 'null' },
    ]) {
      const { response, page } = await change({ secret, act: 'cancel' }, headers);
      expect(response.status).toBe(403);
      expect(page.toString()).not.toContain(secret);
      expect(
        (await submit({ ...typed, name: 'Mallory', wanted_time: await someTime() }, headers)).response.status,
      ).toBe(403);
    }
    await fetch(`${url}${callPath}?secret=${secret}&act=cancel`);
    await fetch(`${url}${callPath}?secret=${secret}&act=cancel`, { method: 'POST' });
    expect(await callAt(time)).toHaveLength(1);
    expect(await enquiriesOf('Mallory')).toEqual([]);
  });

  test('leaves its secret in no address and no log', async () => {
    const { secret, page } = await book('Quiet');
    await change({ secret, act: 'move', wanted_time: await someTime() });
    await change({ secret: `${secret}x`, act: 'cancel' });
    expect(server.output()).not.toContain(secret);
    for (const form of page.querySelectorAll('form'))
      expect(form.getAttribute('action')).not.toContain(secret);
  });
});

test('every enquiry with a time has its call, and no two calls share one', () => expectSound(url));

test('guessing secrets and endless booking are limited here, too', async () => {
  const limited = await startOnEither(
    { SERVICE_ROLE_KEY: serviceKey, RATE_LIMIT_PER_MINUTE: '9' },
    site.program,
  );
  await untilOffered(limited.url);
  const times = await freeTimes(limited.url);
  const post = (path: string, fields: Record<string, string>) =>
    fetch(limited.url + path, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });

  const bookings: number[] = [];
  for (const { starts_at } of times.slice(0, 6))
    bookings.push((await post(nativeFormAction, { ...typed, wanted_time: starts_at })).status);
  expect(bookings).toEqual([200, 200, 200, 200, 200, 429]);
  let guesses = 0;
  for (let status = 404; status !== 429; guesses += 1) {
    status = (await post(callPath, { secret: `guess-${guesses}`, act: 'cancel' })).status;
    expect([404, 429]).toContain(status);
  }
  await limited.stop();
});

test('without offered times there is no page for them, and a picked time is never dropped silently', async () => {
  const other = await startOnEither(
    { SERVICE_ROLE_KEY: serviceKey, RATE_LIMIT_PER_MINUTE: '0' },
    closedSite().program,
  );
  const post = (path: string) =>
    fetch(other.url + path, {
      method: 'POST',
      body: new URLSearchParams({ ...typed, wanted_time: new Date().toISOString() }),
      redirect: 'manual',
    });
  for (const method of ['GET', 'POST'])
    expect((await fetch(other.url + pickTimeAction, { method, redirect: 'manual' })).status).toBe(404);
  const answer = await post(nativeFormAction);
  expect(answer.status).toBe(400);
  expect(typedIn(parse(await answer.text()))).toEqual({ website: '', ...typed });
  expect(await storedRows(other.url)).toEqual([]);
  await other.stop();
});
