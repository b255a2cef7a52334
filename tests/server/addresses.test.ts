import { afterAll, describe, expect, test } from 'vitest';
import { fallbacks } from '../../content/schemas/kinds.ts';
import { startOnEither } from '../support/either-store.ts';
import { startHost } from '../support/hosts.ts';
import { ask } from '../support/http.ts';

describe('addresses', async () => {
  const host = await startHost();
  afterAll(() => host.stop());
  const get = (path: string, method = 'GET') => ask(host.url, path, { method });

  test('pages answer at their clean addresses, with and without a query', async () => {
    for (const path of ['/', '/?from=mail', '/solutions', '/solutions/ai-chatbots?a=1', '/sol%75tions']) {
      const { status, headers } = await get(path);
      expect([path, status, headers['content-type']]).toEqual([path, 200, 'text/html; charset=utf-8']);
    }
  });

  test.each([
    ['/solutions/', '/solutions'],
    ['/solutions/ai-chatbots/?a=1&b=%20', '/solutions/ai-chatbots?a=1&b=%20'],
    ['/resources/blog/unheard-of/', '/resources/blog/unheard-of'],
  ])('%s moves once and for good to %s', async (path, target) => {
    const { status, headers } = await get(path);
    expect([301, 308]).toContain(status);
    expect(headers.location).toBe(target);
    expect((await get(target)).status).toBe(200);
  });

  test('file names are not addresses of pages', async () => {
    for (const path of [
      '/index.html',
      '/solutions/index.html',
      '/solutions.html',
      '/404.html',
      '/404',
      '/500',
      '/index',
      '/index.html.br',
      '/resources/case-studies/404.html',
    ]) {
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    }
  });

  describe('an id nobody wrote', () => {
    test.each(Object.entries(fallbacks))(
      'under %s shows %s, named as the canonical page',
      async (kind, entry) => {
        const unknown = await get(`/resources/${kind}/unheard-of`);
        const known = await get(`/resources/${kind}/${entry}`);
        expect(unknown.status).toBe(200);
        expect(unknown.body.equals(known.body)).toBe(true);
        expect(unknown.body.toString()).toMatch(
          new RegExp(`<link rel="canonical" href="https?://[^"]+/resources/${kind}/${entry}">`),
        );
      },
    );

    test('under case studies has its own page, and so has the address of that page', async () => {
      for (const id of ['unheard-of', 'not-found']) {
        const { status, body } = await get(`/resources/case-studies/${id}`);
        expect(status).toBe(404);
        expect(body.toString()).toContain('Case Study Not Found');
      }
    });

    test('elsewhere, or below an entry, is not found', async () => {
      for (const path of ['/resources/recipes/soup', '/resources/constructor/name', '/resources/blog/a/b']) {
        expect([path, (await get(path)).status]).toEqual([path, 404]);
      }
    });
  });

  test('any other path gets the not-found page', async () => {
    const { status, headers, body } = await get('/no/such/page?token=secret');
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(body.toString()).toContain('Oops! Page not found');
  });

  test('an address is spelled in one way', async () => {
    for (const path of ['/Solutions', '/INDEX.HTML', '/solutions.HTML', '/resources/blog/.b']) {
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    }
  });

  test('a paper is downloaded under a name that says what it is', async () => {
    const { status, headers } = await get('/resources/white-papers/future-of-work/download');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toMatch(/^attachment; filename="[\w-]+\.pdf"$/);
    expect((await get('/resources/white-papers/no-such-paper/download')).status).toBe(404);
  });

  test('files are only read', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const { status, headers } = await get('/solutions', method);
      expect([method, status, headers.allow]).toEqual([method, 405, 'GET, HEAD']);
    }
  });
});

describe('our server', async () => {
  const server = await startOnEither();
  afterAll(() => server.stop());
  const get = (path: string) => ask(server.url, path);

  test('does not mistake one slash for another', async () => {
    for (const path of ['/solutions//', '//solutions', '//example.com/']) {
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    }
  });

  test('logs paths that are not found, without their query', async () => {
    await get('/no/such/page?token=secret');
    await expect.poll(server.output).toContain('"path":"/no/such/page"');
    expect(server.output()).not.toContain('secret');
  });

  test('a logged path is cut, and cannot break out of its line', async () => {
    await get(`/${'x'.repeat(5_000)}`);
    await get('/forged%0A%1B[31m');
    await expect.poll(server.output).toContain('"/forged%…"');
    expect(server.output()).not.toContain('x'.repeat(201));
  });

  test('reports the store’s health, which no cache keeps', async () => {
    const { status, headers, body } = await get('/healthz');
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(JSON.parse(body.toString())).toEqual({ status: 'ok' });
  });
});
