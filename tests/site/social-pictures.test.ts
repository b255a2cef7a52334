import { type APIRequestContext, expect, test } from '@playwright/test';
import { company } from '../../content/company.ts';
import { listedPages, unlistedPages } from './pages.ts';

const wanted = { width: 1200, height: 630, bytes: 120 * 1024 };

/** What a network reads in the head of a page, by name. */
async function previewOf(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const tags = html.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"/g);
  return Object.fromEntries([...tags].map(([, name, content]) => [name, content]));
}

/** A PNG names its width and height right after its signature and the first chunk's head. */
async function pictureAt(request: APIRequestContext, url: string) {
  const response = await request.get(new URL(url).pathname);
  expect(response.headers()['content-type'], url).toBe('image/png');
  const png = await response.body();
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20), bytes: png.length };
}

test('every page has its own picture for the networks, as large as it says', async ({ request }) => {
  const seen = new Set<string>();
  for (const path of listedPages) {
    const preview = await previewOf(request, path);
    const address = preview['og:image'] ?? '';
    expect(preview, path).toMatchObject({
      'og:type': expect.stringMatching(/^(website|article)$/),
      'og:site_name': company.name,
      'og:title': expect.stringMatching(/./),
      'og:description': expect.stringMatching(/./),
      'og:url': expect.stringMatching(new RegExp(`^https?://[^/]+${path.replace(/\/$/, '')}$`)),
      'og:image': expect.stringMatching(/^https?:/),
      'og:image:width': String(wanted.width),
      'og:image:height': String(wanted.height),
      'og:image:alt': expect.stringContaining(company.name),
      'twitter:card': 'summary_large_image',
      'twitter:image:alt': preview['og:image:alt'],
    });
    expect(seen, path).not.toContain(address);
    seen.add(address);
    const { width, height, bytes } = await pictureAt(request, address);
    expect({ width, height }, address).toEqual({ width: wanted.width, height: wanted.height });
    expect(bytes, address).toBeLessThan(wanted.bytes);
  }
});

test('pages that search engines do not know show the picture of the home page', async ({ request }) => {
  const home = (await previewOf(request, '/'))['og:image'];
  for (const path of unlistedPages) expect((await previewOf(request, path))['og:image'], path).toBe(home);
});
