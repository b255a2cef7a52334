import { brotliCompressSync } from 'node:zlib';
import { expect, type Page, test } from '@playwright/test';
import { listedPages } from './pages.ts';

const kilobytes = (bytes: number) => bytes * 1024;

/** What a page makes the browser fetch before anybody scrolls or touches anything, in bytes as brotli sends them. */
async function weigh(page: Page, path: string) {
  const weights = { html: 0, css: 0, script: 0, font: 0, thirdParty: 0 };
  const pending: Promise<void>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    if (!response.url().startsWith('http://localhost')) weights.thirdParty += 1;
    const add = async (key: 'css' | 'script' | 'font') => {
      const body = await response.body();
      weights[key] += key === 'font' ? body.length : brotliCompressSync(body).length;
    };
    if (kind === 'stylesheet') pending.push(add('css'));
    if (kind === 'script') pending.push(add('script'));
    if (kind === 'font') pending.push(add('font'));
  });
  await page.goto(path, { waitUntil: 'load' });
  await Promise.all(pending);
  const html = await (await page.request.get(path)).text();
  const inline = [...html.matchAll(/<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>([\s\S]*?)<\/script>/g)];
  weights.html = brotliCompressSync(html).length;
  weights.script += inline.reduce((sum, [, code = '']) => sum + brotliCompressSync(code).length, 0);
  return weights;
}

/** Pages that carry the form or the hero are weighed by their own tests. */
const contentPages = listedPages.filter((path) => !['/', '/contact'].includes(path));

/** A white paper is a small book on one page. */
const roomForWords = (path: string) => (path.startsWith('/resources/white-papers/') ? 20 : 16);

for (const path of contentPages) {
  test(`${path} keeps to its weight`, async ({ page }) => {
    await page.addInitScript(() => {
      const layout = window as unknown as { shift: number };
      layout.shift = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) layout.shift += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const { html, css, script, font, thirdParty } = await weigh(page, path);
    const shift = await page.evaluate(() => (window as unknown as { shift: number }).shift);

    expect.soft(script, 'script').toBeLessThanOrEqual(kilobytes(2));
    expect.soft(html + css, 'HTML and CSS').toBeLessThanOrEqual(kilobytes(roomForWords(path)));
    expect.soft(font, 'fonts').toBeLessThanOrEqual(kilobytes(70));
    expect.soft(thirdParty, 'requests to other sites').toBe(0);
    expect.soft(shift, 'layout shift').toBe(0);
  });
}
