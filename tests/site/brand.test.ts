import { expect, test } from '@playwright/test';

type Icon = { src: string; sizes: string; type: string; purpose: string };

/** A PNG has its width and height after its signature and the head of its first chunk. */
const dimensions = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

test('the manifest names existing icons of the right size', async ({ request }) => {
  const response = await request.get('/site.webmanifest');
  expect(response.headers()['content-type']).toContain('application/manifest+json');
  const { icons, theme_color } = (await response.json()) as { icons: Icon[]; theme_color: string };
  expect(icons.map(({ purpose, sizes }) => `${purpose} ${sizes}`)).toEqual([
    'any 192x192',
    'any 512x512',
    'maskable 192x192',
    'maskable 512x512',
  ]);
  for (const { src, sizes, type } of icons) {
    const icon = await request.get(src);
    expect(icon.headers()['content-type'], src).toBe(type);
    expect(dimensions(await icon.body()), src).toBe(sizes);
  }
  const home = await (await request.get('/')).text();
  expect(home).toContain(`<meta name="theme-color" content="${theme_color}"`);
});

test('every page links the icons browsers look for', async ({ page, request }) => {
  await page.goto('/solutions');
  const linked = await page
    .locator('head link:is([rel=icon], [rel=apple-touch-icon], [rel=manifest])')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  expect(linked).toEqual(['/favicon.ico', '/icon.svg', '/apple-touch-icon.png', '/site.webmanifest']);
  for (const href of linked) expect((await request.get(href)).status(), href).toBe(200);
  const touchIcon = await (await request.get('/apple-touch-icon.png')).body();
  expect(dimensions(touchIcon)).toBe('180x180');
  const favicon = await (await request.get('/favicon.ico')).body();
  expect(favicon.readUInt16LE(4)).toBe(3);
  expect([0, 1, 2].map((index) => favicon.readUInt8(6 + 16 * index))).toEqual([16, 32, 48]);
});
