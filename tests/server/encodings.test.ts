import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, test } from 'vitest';
import { hosts } from '../support/hosts.ts';
import { ask } from '../support/http.ts';

describe.each(hosts)('compressed, by $name', async ({ start, isMissing }) => {
  if (isMissing) return test.skip('is not installed');
  const host = await start();
  afterAll(() => host.stop());

  const get = (acceptEncoding?: string, path = '/solutions') =>
    ask(host.url, path, {
      headers: acceptEncoding === undefined ? {} : { 'Accept-Encoding': acceptEncoding },
    });

  const plain = await get();

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, br;q=0.5', 'gzip'],
    ['br;q=0, gzip;q=0.1', 'gzip'],
    ['identity;q=0, *', 'br'],
    ['*;q=0.1, identity;q=0.5', undefined],
    ['deflate', undefined],
    ['', undefined],
  ])('"%s" is answered with %s', async (accepted, coding) => {
    const { status, headers } = await get(accepted);
    expect(status).toBe(200);
    expect(headers['content-encoding']).toBe(coding);
    expect(headers.vary).toBe('Accept-Encoding');
  });

  test('every coding holds the same page', async () => {
    expect(brotliDecompressSync((await get('br')).body).equals(plain.body)).toBe(true);
    expect(gunzipSync((await get('gzip')).body).equals(plain.body)).toBe(true);
  });

  test('a client that refuses everything we have gets 406', async () => {
    expect((await get('*;q=0')).status).toBe(406);
    expect((await get('identity;q=0')).status).toBe(406);
  });

  test('error pages are compressed too', async () => {
    const { status, headers, body } = await get('br', '/nowhere');
    expect(status).toBe(404);
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(body).toString()).toContain('Oops! Page not found');
  });
});
