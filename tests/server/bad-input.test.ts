import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, expect, test } from 'vitest';
import { startOnEither } from '../support/either-store.ts';
import { ask, openSocket, sendRaw } from '../support/http.ts';

const server = await startOnEither();
afterAll(() => server.stop());

afterEach(async () => {
  expect((await ask(server.url, '/')).status).toBe(200);
});

const secret = await readFile(fileURLToPath(new URL('../../package.json', import.meta.url)), 'utf8');

const climbs = [
  '../',
  '..%2f',
  '..%2F',
  '%2e%2e/',
  '%2e%2e%2f',
  '%252e%252e%252f',
  '..%5c',
  '..\\',
  '%2e%2e%5c',
  '..%c0%af',
  '%c0%ae%c0%ae/',
  '..%00/',
  '....//',
  '.%2e/',
  '..;/',
  '%u002e%u002e/',
];
const below = ['/', '/_astro/', '/resources/blog/', '/resources/case-studies/', '/resources/white-papers/x/'];

test.each(climbs)('a path that climbs with %s finds nothing', async (climb) => {
  for (const start of below) {
    for (const steps of [1, 2, 6]) {
      for (const target of ['package.json', 'etc/passwd']) {
        const path = start + climb.repeat(steps) + target;
        const { status, body } = await ask(server.url, path);
        expect([path, status >= 400 && status < 500]).toEqual([path, true]);
        expect(body.toString()).not.toContain('root:');
        expect(body.toString()).not.toContain(secret.slice(0, 40));
      }
    }
  }
});

test.each([
  '/%00',
  '/solutions%00',
  '/solutions/%00.html',
  '/resources/blog/%00',
  '/%',
  '/%zz',
  '/%e0%a4%a',
  '/resources/blog/%ff',
  '//evil.example/',
  '/\\evil.example/',
  '/%2fevil.example/',
  '//////',
  '/.env',
  '/.git/config',
])('%s is answered with 404 and moves nobody', async (path) => {
  const { status, headers } = await ask(server.url, path);
  expect(status).toBe(404);
  expect(headers).not.toHaveProperty('location');
});

test.each([
  ['a URL of 64 KB', `GET /${'x'.repeat(65_536)} HTTP/1.1\r\nHost: a\r\n\r\n`, 431],
  ['a header of 64 KB', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(65_536)}\r\n\r\n`, 431],
  [
    'a thousand headers',
    `GET / HTTP/1.1\r\nHost: a\r\n${'X-Many: yes, many of them\r\n'.repeat(1000)}\r\n`,
    431,
  ],
  ['no HTTP at all', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n', 400],
  ['a control character in the path', 'GET /a\x01b HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['an unknown method', 'BREW / HTTP/1.1\r\nHost: a\r\n\r\n', 400],
  ['no host', 'GET / HTTP/1.1\r\n\r\n', 400],
  [
    'two lengths of one body',
    'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n',
    400,
  ],
])('%s is refused and hung up on', async (_what, bytes, status) => {
  const answer = await sendRaw(server.url, bytes);
  expect(answer.split('\r\n')[0]).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer).toMatch(/^connection: close$/im);
});

test('refusals carry the security headers', async () => {
  const answer = await sendRaw(server.url, 'BREW / HTTP/1.1\r\n\r\n');
  expect(answer).toContain('X-Content-Type-Options: nosniff');
  expect(answer).toContain("Content-Security-Policy: default-src 'none'");
});

test.each(['TRACE', 'PUT', 'DELETE', 'CONNECT'])('%s is refused everywhere', async (method) => {
  for (const path of ['/', '/solutions', '/nowhere', '/healthz', '/robots.txt']) {
    const answer = await sendRaw(
      server.url,
      `${method} ${path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
    );
    // Node closes the connection of a CONNECT request without a handler.
    expect([path, answer]).toEqual([
      path,
      method === 'CONNECT' ? '' : expect.stringMatching(/^HTTP\/1.1 4\d\d /),
    ]);
  }
});

test('50 connections that never finish their header are closed, and slow down nobody else', async () => {
  // A request with complete headers is given longer, although it came first.
  const named = await openSocket(server.url);
  named.on('error', () => undefined).resume();
  named.write(
    'POST /solutions HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n',
  );

  const sockets = await Promise.all(Array.from({ length: 50 }, () => openSocket(server.url)));
  const closed = Promise.all(
    sockets.map((socket) => once(socket.on('error', () => undefined).resume(), 'close')),
  );
  for (const socket of sockets) socket.write('GET / HTTP/1.1\r\nHost: a\r\nX-Slow: ');

  expect((await ask(server.url, '/solutions')).status).toBe(200);
  await closed;
  expect(named.readyState).toBe('open');
  named.destroy();
});
