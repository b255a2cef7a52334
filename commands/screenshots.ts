import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { buildSiteWhenStale } from '../build/build-site.ts';
import { root } from '../build/root.ts';
import { readArguments } from '../build/user-error.ts';
import { launchBrowser } from '../tests/processes/chromium.ts';
import { startServer } from '../tests/processes/server.ts';

/** Takes every page at four widths, to compare them side by side. `npm run screenshots -- folder` puts them there. */

const widths = [360, 768, 1440, 2560];
const { positionals } = readArguments({ allowPositionals: true });
const folder = positionals[0] ?? join(root, '.cache/screenshots');
/** Pages that the sitemap does not list. */
const unlisted = [
  '/contact/sent',
  '/no-such-page',
  '/resources/case-studies/no-such-study',
  '/supabase-test',
];

async function pathsOf(sitemap: string): Promise<string[]> {
  const urls = (await readFile(sitemap, 'utf8')).matchAll(/<loc>([^<]+)<\/loc>/g);
  return [...urls].map(([, url = '']) => new URL(url).pathname);
}

/** Scrolls to the end, so that everything a visitor would see is drawn. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode()));
  });
}

await buildSiteWhenStale();
await rm(join(root, '.cache/screenshots'), { recursive: true, force: true });
await mkdir(folder, { recursive: true });
const paths = [...(await pathsOf(join(root, 'dist/sitemap.xml'))), ...unlisted];
const [server, browser] = [await startServer(), await launchBrowser()];

for (const width of widths) {
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  for (const path of paths) {
    await page.goto(server.url + path);
    await settle(page);
    const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
    await page.screenshot({ path: join(folder, `${name}-${width}.png`), fullPage: true });
  }
  console.log(`${paths.length} pages at ${width} px are in ${folder}`);
  await page.close();
}
await browser.close();
await server.stop();
