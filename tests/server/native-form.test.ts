import { once } from 'node:events';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { parse } from 'node-html-parser';
import { afterAll, describe, expect, test } from 'vitest';
import { formFields } from '../../content/form-fields.ts';
import { emptyDraft } from '../../contract/draft.ts';
import { messagesToken, nativeFormAction, sentPath } from '../../contract/native-form.ts';
import { makeEnquiry } from '../processes/enquiry.ts';
import { freshDatabase, postgresIsMissing, withClient } from '../processes/postgres.ts';
import { startServer } from '../processes/server.ts';
import { startOnEither } from '../support/either-store.ts';
import { serviceKey } from '../support/engines.ts';
import { send, storedRows } from '../support/enquiries.ts';
import { faultsOf } from '../support/html-faults.ts';
import { openSocket } from '../support/http.ts';

/** The form where no script runs. Whatever its answer is, the page has what was typed, or says where it is. */

const server = await startOnEither({ SERVICE_ROLE_KEY: serviceKey, RATE_LIMIT_PER_MINUTE: '0' });
const { url } = server;
afterAll(() => server.stop());

const typed = {
  name: 'Ada <Barber>',
  email: 'ada@example.com',
  phone_number: '+49 30 "1234"',
  other_social_media: '@ada & co',
  business_details: 'Two chairs,\none mirror\n</textarea>',
};

const post = (at: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(at + nativeFormAction, {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });

const named = (name: string) => storedRows(url, `&name=eq.${name}`);

/** The values of a page's fields; empty if there is no form. */
function fieldsIn(html: string) {
  const fields = parse(html).querySelectorAll('form input[name]:not([type=hidden]), form textarea[name]');
  return Object.fromEntries(
    fields.map((field) => [field.getAttribute('name'), field.getAttribute('value') ?? field.textContent]),
  );
}

async function expectKept(response: Response, fields: Record<string, string> = typed): Promise<string> {
  const page = await response.text();
  expect(fieldsIn(page)).toEqual({ ...emptyDraft, ...fields });
  expect(page).toContain('still here');
  expect(response.headers.get('cache-control')).toBe('no-store');
  return page;
}

async function expectLeftInBrowser(response: Response) {
  const page = await response.text();
  expect(fieldsIn(page)).toEqual({});
  expect(page).not.toContain('still here');
  expect(page).toContain('press its Back button');
}

test('a sent form is stored once, however often the button is pressed, and the visitor is thanked', async () => {
  const fields = { ...typed, name: ' Ada Barber ', phone_number: '', business_details: 'Two,\r\none' };
  for (const { status, headers } of await Promise.all([1, 2, 3].map(() => post(url, fields))))
    expect([status, headers.get('location')]).toEqual([303, sentPath]);
  expect((await fetch(url + sentPath)).status).toBe(200);
  const stored = { phone_number: null, other_social_media: '@ada & co', business_details: 'Two,\none' };
  expect(await named('Ada%20Barber')).toEqual([
    expect.objectContaining({ ...stored, source: 'contact', suspected_spam: false }),
  ]);
  await post(url, { ...fields, business_details: 'Other words' });
  expect(await named('Ada%20Barber')).toHaveLength(2);
});

test('mistakes are shown with all words, however long they are, on a page that no cache stores and that is valid HTML', async () => {
  const faulty = {
    ...typed,
    name: '\u00a0',
    email: 'ada at <example>',
    business_details: 'x'.repeat(102_400),
  };
  const response = await post(url, faulty);
  expect(response.status).toBe(400);
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
  const page = await expectKept(response, { ...faulty, name: '' });
  expect(page).toContain('<li>Please enter your name.</li>');
  expect(page).toContain('<li>Please enter an email address such as name@example.com.</li>');
  expect(page).not.toContain(messagesToken);
  expect(await faultsOf(page)).toEqual([]);
});

test('any text in the hidden field only marks the enquiry', async () => {
  const website = 'https://spam.example/'.repeat(100);
  expect((await post(url, { ...typed, name: 'Robot', website })).status).toBe(303);
  expect(await named('Robot')).toEqual([expect.objectContaining({ suspected_spam: true })]);
});

test('five thousand characters of any script are sent, and more than that are counted for the visitor', async () => {
  const longest = '\u{1F488}'.repeat(5000);
  expect((await post(url, { ...typed, name: 'Long', business_details: longest })).status).toBe(303);
  const response = await post(url, { ...typed, business_details: `${longest}x` });
  expect(response.status).toBe(400);
  expect(await response.text()).toContain('within 5000 characters');
});

test('a form of another site is rejected with its words, and one of our own is taken', async () => {
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://evil.example' },
    { origin: 'null' },
  ]) {
    const response = await post(url, { ...typed, name: 'Mallory' }, headers);
    expect(response.status).toBe(403);
    await expectKept(response, { ...typed, name: 'Mallory' });
  }
  expect(await named('Mallory')).toEqual([]);
  for (const headers of [{ 'sec-fetch-site': 'same-origin' }, { origin: url }])
    expect((await post(url, { ...typed, name: 'Own' }, headers)).status).toBe(303);
});

test('a form that is too long stays in the browser, and is received completely so that the answer is read', async () => {
  for (const size of [300 * 1024, 5 * 1024 * 1024]) {
    const response = await post(url, { ...typed, business_details: 'x'.repeat(size) });
    expect(response.status).toBe(413);
    await expectLeftInBrowser(response);
  }
});

test('a form in another format is left in the browser, and the pages with tokens have no address', async () => {
  for (const type of ['text/plain', 'multipart/form-data; boundary=x', 'application/json', 'x', ';']) {
    const response = await fetch(url + nativeFormAction, {
      method: 'POST',
      headers: { 'content-type': type },
      body: 'name=Ada',
    });
    expect(response.status, type).toBe(415);
    await expectLeftInBrowser(response);
  }
  for (const path of ['/contact/not-sent', '/contact/not-read'])
    expect((await fetch(url + path)).status).toBe(404);
});

/** The page of ours that an enquiry came from. Any other value is dropped, and the enquiry is still accepted. */
describe('where a visitor came from', () => {
  const page = '/solutions/ai-chatbots';
  const foreign = ['/solutions/no-such-thing', '/sitemap.xml', 'https://evil.example/', '/\u0000', ''];

  let sent = 0;
  async function storedFrom(fields: Record<string, string>, referer?: string) {
    sent += 1;
    const name = `Sender${sent}`;
    const answer = await post(url, { ...typed, name, ...fields }, referer ? { referer } : {});
    return { answer, row: (await named(name))[0] };
  }

  test('is kept where a script names a page of ours, and ignored otherwise', async () => {
    for (const [came_from, kept] of [page, '/', ...foreign].map((path, at) => [path, at < 2 ? path : null])) {
      const enquiry = makeEnquiry({ came_from });
      expect((await send(url, enquiry)).status).toBe(201);
      expect(await storedRows(url, `&id=eq.${enquiry.id}`)).toEqual([
        expect.objectContaining({ came_from: kept }),
      ]);
    }
  });

  test('is read from the address of the form without a script, and from nowhere else', async () => {
    for (const [referer, came_from] of [
      [`${url}/contact?from=${page}`, page],
      [`${url}/`, '/'],
      [`${url}/contact?from=/solutions/no-such-thing`, null],
      [`https://evil.example/contact?from=${page}`, null],
      ['no address', null],
      [undefined, null],
    ] as const) {
      const { answer, row } = await storedFrom({}, referer);
      expect(answer.status).toBe(303);
      expect(row, referer).toMatchObject({ came_from });
    }
    for (const came_from of foreign) {
      const { answer, row } = await storedFrom({ came_from });
      expect(answer.status).toBe(303);
      expect(row, came_from).toMatchObject({ came_from: null });
    }
  });

  test('is kept by a form that is shown again', async () => {
    const { answer } = await storedFrom({ email: 'nobody' }, `${url}/contact?from=${page}`);
    const came_from = parse(await answer.text())
      .querySelector('[name=came_from]')
      ?.getAttribute('value');
    expect(came_from).toBe(page);
    const { row } = await storedFrom({ came_from: came_from ?? '' }, `${url}${nativeFormAction}`);
    expect(row).toMatchObject({ came_from: page });
  });
});

test('while the database is away words are on the page, with the time to wait', async () => {
  const away = await startServer({ DATABASE_URL: 'postgresql://nobody@127.0.0.1:9/nowhere' });
  const response = await post(away.url, typed);
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
  await expectKept(response);
  await away.stop();
});

test.skipIf(postgresIsMissing)(
  'when the database refuses everybody the page says why for a visitor',
  async () => {
    const DATABASE_URL = await freshDatabase();
    const closed = await startOnEither({ DATABASE_URL });
    await withClient(DATABASE_URL, (client) =>
      client.query('drop policy "Anyone may send an enquiry" on contact_submissions'),
    );
    const response = await post(closed.url, typed);
    expect(response.status).toBe(401);
    expect(await expectKept(response)).toContain('due to database security policies');
    await closed.stop();
  },
);

test('a flood of rejected forms is not kept in memory, and blocks nobody else', async () => {
  const limited = await startOnEither({ RATE_LIMIT_PER_MINUTE: '1', TRUST_PROXY: 'loopback' });
  const from = (address: string) => ({ 'x-forwarded-for': address });
  expect((await post(limited.url, typed, from('203.0.113.7'))).status).toBe(303);

  const body = new URLSearchParams({ ...typed, website: 'x'.repeat(formFields.website.limit) }).toString();
  const head = [
    `POST ${nativeFormAction} HTTP/1.1`,
    'Host: a',
    'Connection: close',
    'X-Forwarded-For: 203.0.113.7',
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${body.length}`,
  ].join('\r\n');
  const sockets = await Promise.all(Array.from({ length: 100 }, () => openSocket(limited.url)));
  const answered = new Map<Socket, Promise<string>>();
  for (const socket of sockets) {
    void once(socket, 'readable').then(() => answered.set(socket, text(socket)));
    socket.write(`${head}\r\n\r\n${body.slice(0, -1)}`);
  }
  await expect.poll(() => answered.size).toBeGreaterThanOrEqual(68);
  for (const answer of await Promise.all(answered.values())) {
    expect(answer).toMatch(/^HTTP\/1.1 429 /);
    expect(answer).toContain('press its Back button');
  }

  expect((await post(limited.url, typed, from('203.0.113.8'))).status).toBe(303);

  const held = sockets.filter((socket) => !answered.has(socket));
  expect(held).toHaveLength(32);
  for (const socket of held) socket.write(body.slice(-1));
  for (const answer of await Promise.all(held.map((socket) => text(socket)))) {
    expect(fieldsIn(answer)).toMatchObject({ name: typed.name });
  }
  const refused = await post(limited.url, typed, from('203.0.113.7'));
  expect(refused.status).toBe(429);
  expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
  await expectKept(refused);
  await limited.stop();
});
