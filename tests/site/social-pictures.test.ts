import { createHash } from 'node:crypto';
import { type APIRequestContext, expect, test } from '@playwright/test';
import sharp from 'sharp';
import { company } from '../../content/company.ts';
import { listedPages, unlistedPages } from './pages.ts';

const wanted = { width: 1200, height: 630, bytes: 120 * 1024 };

/** Regions with nothing but text: right of the mark, and between the mark and the ray. */
const name = { left: 145, top: 44, width: 500, height: 60 };
const title = { left: 64, top: 150, width: 600, height: 200 };

/** The metadata that a network reads in the head of a page. */
async function previewOf(request: APIRequestContext, path: string) {
  const html = await (await request.get(path)).text();
  const tags = html.matchAll(/<meta (?:property|name)="((?:og|twitter):[^"]+)" content="([^"]*)"/g);
  return Object.fromEntries([...tags].map(([, name, content]) => [name, content]));
}

/** A PNG has its width and height after its signature and the head of its first chunk. */
async function pictureAt(request: APIRequestContext, url: string) {
  const response = await request.get(new URL(url).pathname);
  expect(response.headers()['content-type'], url).toBe('image/png');
  const png = await response.body();
  return {
    width: png.readUInt32BE(16),
    height: png.readUInt32BE(20),
    bytes: png.length,
    print: createHash('sha256').update(png).digest('hex'),
    name: await inkIn(png, name),
    title: await inkIn(png, title),
  };
}

/** The share of a region that is as bright as a letter. */
async function inkIn(png: Buffer, region: typeof title) {
  const pixels = await sharp(png).extract(region).grayscale().raw().toBuffer();
  return pixels.filter((brightness) => brightness > 200).length / pixels.length;
}

test('every page has its own picture for the networks, as large as it says', async ({ request }) => {
  const seen = new Set<string>();
  const prints = new Map<string, string>();
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
    const picture = await pictureAt(request, address);
    expect(picture, address).toMatchObject({ width: wanted.width, height: wanted.height });
    expect(picture.bytes, address).toBeLessThan(wanted.bytes);
    expect.soft(picture.name, `the name of the company at ${address}`).toBeGreaterThan(0.04);
    expect.soft(picture.title, `the title at ${address}`).toBeGreaterThan(0.04);
    expect
      .soft(prints.get(picture.print), `the page whose picture looks like that of ${path}`)
      .toBe(undefined);
    prints.set(picture.print, path);
  }
});

test('pages that are kept out of search engines show the picture of the home page', async ({ request }) => {
  const home = (await previewOf(request, '/'))['og:image'];
  for (const path of unlistedPages) expect((await previewOf(request, path))['og:image'], path).toBe(home);
});
