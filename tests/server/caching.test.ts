import { afterAll, describe, expect, test } from 'vitest';
import { ourServer, startHost } from '../support/hosts.ts';
import { ask } from '../support/http.ts';

describe('kept and asked for again', async () => {
  const host = await startHost();
  afterAll(() => host.stop());

  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    ask(host.url, path, { headers, method });

  const home = await get('/');
  const [asset = ''] = /\/_astro\/[^"]+\.css/.exec(home.body.toString()) ?? [];
  const [font = ''] = /\/_astro\/[^"]+\.woff2/.exec(home.body.toString()) ?? [];

  test('pages are revalidated, hashed files kept for good, other files for an hour', async () => {
    expect(home.headers['cache-control']).toBe('no-cache');
    expect((await get(asset)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get(font)).headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/robots.txt')).headers['cache-control']).toBe('public, max-age=3600');
  });

  describe('entity tags', () => {
    const etag = home.headers.etag ?? '';

    test('are strong, and differ for every coding', async () => {
      const packed = await get('/', { 'Accept-Encoding': 'gzip' });
      expect(etag).toMatch(/^"[\w-]+"$/);
      expect(packed.headers.etag).not.toBe(etag);
    });

    test.each([etag, `W/${etag}`, `"other", ${etag}`, `"other",W/${etag} , "more"`, '*'])(
      'If-None-Match %s is answered with 304',
      async (header) => {
        const { status, headers, body } = await get('/', { 'If-None-Match': header });
        expect(status).toBe(304);
        expect(body.length).toBe(0);
        expect(headers).toMatchObject({ etag, vary: 'Accept-Encoding', 'cache-control': 'no-cache' });
        expect(headers['content-security-policy']).toBe(home.headers['content-security-policy']);
      },
    );

    test('one of another version gets the whole page', async () => {
      expect((await get('/', { 'If-None-Match': '"other"' })).status).toBe(200);
      expect((await get('/', { 'If-None-Match': etag, 'Accept-Encoding': 'gzip' })).status).toBe(200);
    });

    test('If-Match keeps a read to the version it names', async () => {
      for (const header of [etag, `"other", ${etag}`, '*']) {
        expect([header, (await get('/', { 'If-Match': header })).status]).toEqual([header, 200]);
      }
      for (const header of ['"other"', `W/${etag}`]) {
        expect([header, (await get('/', { 'If-Match': header })).status]).toEqual([header, 412]);
      }
    });

    test('do not turn an error into 304', async () => {
      expect((await get('/nowhere', { 'If-None-Match': '*' })).status).toBe(404);
    });
  });

  describe('dates', () => {
    const modified = home.headers['last-modified'] ?? '';
    const before = new Date(Date.parse(modified) - 60_000).toUTCString();
    const after = new Date(Date.parse(modified) + 60_000).toUTCString();

    test.each([
      ['If-Modified-Since', before, 200],
      ['If-Modified-Since', modified, 304],
      ['If-Modified-Since', after, 304],
      ['If-Modified-Since', 'lately', 200],
      ['If-Unmodified-Since', before, 412],
      ['If-Unmodified-Since', modified, 200],
      ['If-Unmodified-Since', after, 200],
    ])('%s %s is answered with %i', async (name, date, status) => {
      expect((await get('/', { [name]: date })).status).toBe(status);
    });

    test('are ignored beside an entity tag', async () => {
      expect((await get('/', { 'If-None-Match': '"other"', 'If-Modified-Since': after })).status).toBe(200);
    });
  });

  test('HEAD says what GET would, without the bytes', async () => {
    const { status, headers, body } = await get('/', {}, 'HEAD');
    const { date: _, ...expected } = home.headers;
    expect(status).toBe(200);
    expect(body.length).toBe(0);
    expect(headers).toMatchObject(expected);
  });

  describe('ranges of a binary', async () => {
    const whole = await get(font);
    const size = whole.body.length;

    test.each([
      ['bytes=0-99', 0, 99],
      ['bytes=100-', 100, size - 1],
      ['bytes=-100', size - 100, size - 1],
      [`bytes=10-${size * 2}`, 10, size - 1],
      [`bytes=-${size * 2}`, 0, size - 1],
    ])('%s', async (range, start, end) => {
      const { status, headers, body } = await get(font, { Range: range });
      expect(status).toBe(206);
      expect(headers['content-range']).toBe(`bytes ${start}-${end}/${size}`);
      expect(body.equals(whole.body.subarray(start, end + 1))).toBe(true);
    });

    test.each([`bytes=${size}-`, 'bytes=-0'])('%s cannot be satisfied', async (range) => {
      const { status, headers } = await get(font, { Range: range });
      expect(status).toBe(416);
      expect(headers['content-range']).toBe(`bytes */${size}`);
    });

    test.each(['bytes=0-1,3-4', 'lines=0-1'])('%s gets the whole file', async (range) => {
      const { status, body } = await get(font, { Range: range });
      expect(status).toBe(200);
      expect(body.length).toBe(size);
    });

    test('hold only while If-Range names this version', async () => {
      const etag = whole.headers.etag ?? '';
      expect((await get(font, { Range: 'bytes=0-9', 'If-Range': etag })).status).toBe(206);
      expect((await get(font, { Range: 'bytes=0-9', 'If-Range': '"older"' })).status).toBe(200);
      expect((await get(font, { Range: 'bytes=0-9', 'If-Range': `W/${etag}` })).status).toBe(200);
    });

    test('hold while If-Range names the time of this version', async () => {
      const modified = whole.headers['last-modified'] ?? '';
      const before = new Date(Date.parse(modified) - 60_000).toUTCString();
      expect((await get(font, { Range: 'bytes=0-9', 'If-Range': modified })).status).toBe(206);
      expect((await get(font, { Range: 'bytes=0-9', 'If-Range': before })).status).toBe(200);
    });

    test('come after the conditions', async () => {
      const { etag = '' } = whole.headers;
      expect((await get(font, { Range: 'bytes=0-9', 'If-None-Match': etag })).status).toBe(304);
      expect((await get(font, { Range: 'bytes=0-9', 'If-Match': '"older"' })).status).toBe(412);
    });

    test('are offered', () => {
      expect(whole.headers['accept-ranges']).toBe('bytes');
    });
  });
});

describe('by our server', () => {
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    ask(ourServer().url, path, { method, headers });
  const binary = '/favicon.ico';

  test('If-Unmodified-Since is ignored beside If-Match', async () => {
    const { etag = '' } = (await get('/')).headers;
    const longAgo = new Date(0).toUTCString();
    expect((await get('/', { 'If-Match': etag, 'If-Unmodified-Since': longAgo })).status).toBe(200);
  });

  test('there are no ranges for HEAD, nor of pages', async () => {
    expect((await get(binary, { Range: 'bytes=0-9' }, 'HEAD')).status).toBe(200);
    const page = await get('/', { Range: 'bytes=0-9' });
    expect(page.status).toBe(200);
    expect(page.headers['accept-ranges']).toBeUndefined();
  });

  test.each(['bytes=-', 'bytes=a-b', 'bytes=5-2'])(
    '%s is no range and gets the whole file',
    async (range) => {
      expect((await get(binary, { Range: range })).status).toBe(200);
    },
  );

  test('a range that cannot be satisfied gets no bytes', async () => {
    expect((await get(binary, { Range: 'bytes=999999-' })).body.length).toBe(0);
  });
});
