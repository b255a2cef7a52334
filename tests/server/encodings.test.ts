import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { ourServer, startHost } from '../support/hosts.ts';
import { ask } from '../support/http.ts';

const unpack = (coding: unknown, body: Buffer) =>
  coding === 'br' ? brotliDecompressSync(body) : coding === 'gzip' ? gunzipSync(body) : body;

describe('compressed', async () => {
  const host = await startHost();
  afterAll(() => host.stop());

  const get = (path: string, accepted?: string) =>
    ask(host.url, path, { headers: accepted === undefined ? {} : { 'Accept-Encoding': accepted } });

  const plain = await get('/solutions');

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    [undefined, undefined],
  ])('what is asked for as "%s" comes as %s, and is the same page', async (accepted, expected) => {
    const { status, headers, body } = await get('/solutions', accepted);
    expect(status).toBe(200);
    expect(headers['content-encoding']).toBe(expected);
    expect(headers.vary).toBe('Accept-Encoding');
    expect(unpack(expected, body).equals(plain.body)).toBe(true);
  });

  test('error pages are compressed too', async () => {
    const { status, headers, body } = await get('/nowhere', 'gzip, br');
    expect(status).toBe(404);
    expect(headers['content-encoding']).toBe('br');
    expect(unpack('br', body).toString()).toContain('Oops! Page not found');
  });
});

/** How a client weighs codings is in server/static/encoding.test.ts. */
test('by our server a client that accepts none of our codings gets 406', async () => {
  for (const accepted of ['*;q=0', 'identity;q=0'])
    expect(
      (await ask(ourServer().url, '/solutions', { headers: { 'Accept-Encoding': accepted } })).status,
    ).toBe(406);
});
