import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { ourServer, startHost } from '../support/hosts.ts';
import { ask } from '../support/http.ts';

const dist = fileURLToPath(new URL('../../dist', import.meta.url));
const pages = (await readdir(dist, { recursive: true }))
  .filter((name) => name.endsWith('index.html'))
  .map((name) => `/${name.replace(/\/?index\.html$/, '')}`);
// Without pages every test would pass.
if (!pages.includes('/solutions'))
  throw new Error('dist/ does not hold the pages where they are looked for.');

const common = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'content-security-policy': expect.stringMatching(/default-src 'none'.*frame-ancestors 'none'/),
};

describe('the headers', async () => {
  const host = await startHost();
  const secureHost = await startHost({ url: 'https://raywright.example' });
  afterAll(() => Promise.all([host.stop(), secureHost.stop()]));

  test.each([
    ['a page', '/', 'GET', [200]],
    ['a file', '/robots.txt', 'GET', [200]],
    ['a moved page', '/solutions/', 'GET', [301, 308]],
    ['a missing page', '/nowhere', 'GET', [404]],
    ['an impossible path', '/%zz', 'GET', [404]],
    ['a wrong method', '/', 'DELETE', [405]],
  ])('%s carries them all and names no software', async (_what, path, method, expected) => {
    const { status, headers } = await ask(host.url, path, { method });
    expect(expected).toContain(status);
    expect(headers).toMatchObject(common);
    expect(headers.server).toBeUndefined();
    expect(headers).not.toHaveProperty('x-powered-by');
  });

  test('every inline script and style of every page is in its policy, nothing else is, and nothing that no hash could allow', async () => {
    for (const path of pages) {
      const { headers, body } = await ask(host.url, path);
      const [policy, html] = [headers['content-security-policy'], body.toString()];
      expect(policy).not.toContain('unsafe');
      expect([path, hashesIn(policy, 'script-src')]).toEqual([path, hashesOf(html, 'script')]);
      expect([path, hashesIn(policy, 'style-src')]).toEqual([path, hashesOf(html, 'style')]);
      const tags = html.replace(/<(script|style)\b.*?<\/\1>/gs, '');
      expect([path, tags.match(/<[^>]*\s(style|on[a-z]+)=/)]).toEqual([path, null]);
    }
  });

  test('https is insisted on only where the site is known to have it', async () => {
    const plain = await ask(host.url, '/');
    const secure = await ask(secureHost.url, '/');
    expect(plain.headers).not.toHaveProperty('strict-transport-security');
    expect(plain.headers['content-security-policy']).not.toContain('upgrade-insecure-requests');
    expect(secure.headers['strict-transport-security']).toBe('max-age=2592000');
    expect(secure.headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });
});

test('a route of the server carries them too', async () => {
  expect((await ask(ourServer().url, '/healthz')).headers).toMatchObject(common);
});

function hashesIn(policy: unknown, directive: string): string[] {
  const [, sources = ''] = new RegExp(`${directive} ([^;]*)`).exec(String(policy)) ?? [];
  return sources
    .split(' ')
    .filter((source) => source.startsWith("'sha256-"))
    .sort();
}

/** Parses tag by tag, unlike the server, so that both do not share a mistake. */
function hashesOf(html: string, element: 'script' | 'style'): string[] {
  const hashes = new Set<string>();
  let from = html.indexOf(`<${element}`);
  while (from !== -1) {
    const tagEnd = html.indexOf('>', from);
    const close = html.indexOf(`</${element}>`, tagEnd);
    const tag = html.slice(from, tagEnd);
    const runs = !tag.includes(' src=') && !tag.includes('"application/ld+json"');
    const digest = createHash('sha256')
      .update(html.slice(tagEnd + 1, close))
      .digest('base64');
    if (runs) hashes.add(`'sha256-${digest}'`);
    from = html.indexOf(`<${element}`, close);
  }
  return [...hashes].sort();
}
