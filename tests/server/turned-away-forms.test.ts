import { once } from 'node:events';
import type { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { parse } from 'node-html-parser';
import { afterAll, describe, expect, test } from 'vitest';
import { formFields } from '../../content/form-fields.ts';
import { nativeFormAction } from '../../contract/native-form.ts';
import { freshDatabase, postgresIsMissing, withClient } from '../processes/postgres.ts';
import { type RunningServer, startServer } from '../processes/server.ts';
import { startOnEither } from '../support/either-store.ts';
import { openSocket } from '../support/http.ts';

/** Whatever a form's answer is, the page has what was typed, or says where it is. */

const typed = {
  name: 'Ada <Barber>',
  email: 'ada@example.com',
  phone_number: '+49 30 "1234"',
  other_social_media: '@ada & co',
  business_details: 'Two chairs,\none mirror\n</textarea>',
};

const post = (server: RunningServer, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(server.url + nativeFormAction, {
    method: 'POST',
    headers,
    body: new URLSearchParams(fields),
    redirect: 'manual',
  });

/** The values of a page's fields; empty if there is no form. */
function fieldsIn(html: string) {
  const fields = parse(html).querySelectorAll('form input[name]:not([type=hidden]), form textarea[name]');
  return Object.fromEntries(
    fields.map((field) => [field.getAttribute('name'), field.getAttribute('value') ?? field.textContent]),
  );
}

async function expectKept(response: Response, fields: Record<string, string> = typed) {
  const page = await response.text();
  expect(fieldsIn(page)).toEqual({ website: '', ...fields });
  expect(page).toContain('still here');
  expect(response.headers.get('cache-control')).toBe('no-store');
}

async function expectLeftInBrowser(response: Response) {
  const page = await response.text();
  expect(fieldsIn(page)).toEqual({});
  expect(page).not.toContain('still here');
  expect(page).toContain('press its Back button');
}

describe('words are on the page', () => {
  test('after too many requests, with the time to wait', async () => {
    const server = await startOnEither({ RATE_LIMIT_PER_MINUTE: '1' });
    expect((await post(server, typed)).status).toBe(303);
    const response = await post(server, typed);
    expect(response.status).toBe(429);
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
    await expectKept(response);
    await server.stop();
  });

  test('while the database is away, with the time to wait', async () => {
    const server = await startServer({ DATABASE_URL: 'postgresql://nobody@127.0.0.1:9/nowhere' });
    const response = await post(server, typed);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
    await expectKept(response);
    await server.stop();
  });
});

describe('when the database refuses everybody', async () => {
  if (postgresIsMissing) return test.skip('needs PostgreSQL');
  const url = await freshDatabase();
  const server = await startOnEither({ DATABASE_URL: url });
  afterAll(() => server.stop());

  test('words are on the page, and the reason in words for a visitor', async () => {
    await withClient(url, (client) =>
      client.query('drop policy "Anyone may send an enquiry" on contact_submissions'),
    );
    const response = await post(server, typed);
    expect(response.status).toBe(401);
    expect(await response.clone().text()).toContain('due to database security policies');
    await expectKept(response);
  });
});

describe('on a server that answers', async () => {
  const server = await startOnEither({ RATE_LIMIT_PER_MINUTE: '0' });
  afterAll(() => server.stop());

  test('words are on the page when a form seems to come from another site', async () => {
    const response = await post(server, typed, { origin: 'null' });
    expect(response.status).toBe(403);
    await expectKept(response);
  });

  test('words are on the page when something in them is wrong, however long they are', async () => {
    const long = { ...typed, business_details: 'x'.repeat(100 * 1024) };
    const response = await post(server, long);
    expect(response.status).toBe(400);
    await expectKept(response, long);
  });

  test('a form that is too long stays in the browser, and is received completely so that the answer is read', async () => {
    for (const size of [300 * 1024, 5 * 1024 * 1024]) {
      const response = await post(server, { ...typed, business_details: 'x'.repeat(size) });
      expect(response.status).toBe(413);
      await expectLeftInBrowser(response);
    }
  });

  test.each(['text/plain', 'multipart/form-data; boundary=x', 'application/json', 'x', ';'])(
    'a form sent as %s is left in the browser',
    async (type) => {
      const response = await fetch(server.url + nativeFormAction, {
        method: 'POST',
        headers: { 'content-type': type },
        body: 'name=Ada',
      });
      expect(response.status).toBe(415);
      await expectLeftInBrowser(response);
    },
  );

  test('the pages with tokens have no address', async () => {
    for (const path of ['/contact/not-sent', '/contact/not-read'])
      expect((await fetch(server.url + path)).status).toBe(404);
  });
});

test('a flood of rejected forms is not kept in memory, and blocks nobody else', async () => {
  const server = await startOnEither({ RATE_LIMIT_PER_MINUTE: '1', TRUST_PROXY: 'loopback' });
  const from = (address: string) => ({ 'x-forwarded-for': address });
  expect((await post(server, typed, from('203.0.113.7'))).status).toBe(303);

  const body = new URLSearchParams({ ...typed, website: 'x'.repeat(formFields.website.limit) }).toString();
  const head = [
    `POST ${nativeFormAction} HTTP/1.1`,
    'Host: a',
    'Connection: close',
    'X-Forwarded-For: 203.0.113.7',
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${body.length}`,
  ].join('\r\n');
  const sockets = await Promise.all(Array.from({ length: 100 }, () => openSocket(server.url)));
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

  expect((await post(server, typed, from('203.0.113.8'))).status).toBe(303);

  const held = sockets.filter((socket) => !answered.has(socket));
  expect(held).toHaveLength(32);
  for (const socket of held) socket.write(body.slice(-1));
  for (const answer of await Promise.all(held.map((socket) => text(socket)))) {
    expect(fieldsIn(answer)).toMatchObject({ name: typed.name });
  }
  await expectKept(await post(server, typed, from('203.0.113.7')));
  await server.stop();
});
