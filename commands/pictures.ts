import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { launchBrowser } from '../browser/chromium.ts';
import { serveSite } from '../browser/site.ts';
import { root } from '../build/root.ts';
import { refuseArguments } from '../build/user-error.ts';

/** Takes the hero's still pictures from its light. Run by hand after a change of what they show. */

refuseArguments();
const [site, browser] = [await serveSite(), await launchBrowser()];
try {
  await takeHero(browser, site.url);
} finally {
  await browser.close();
  await site.close();
}

/** On screens on which the whole still picture is in view. */
async function takeHero(browser: Browser, url: string): Promise<void> {
  const stills = [
    { name: 'wide', width: 1920, height: 900, pixels: 1920 },
    { name: 'middle', width: 864, height: 1024, pixels: 1296 },
    { name: 'tall', width: 560, height: 844, pixels: 960 },
  ];
  for (const { name, width, height, pixels } of stills) {
    const page = await browser.newPage({
      viewport: { width, height },
      deviceScaleFactor: 2,
      reducedMotion: 'reduce',
      bypassCSP: true,
    });
    await page.goto(url);
    await page.addStyleTag({
      content: `.hero > :not(canvas), .site-header { visibility: hidden }
        .hero-canvas { transition: none }`,
    });
    await page.locator('canvas[data-drawn]').waitFor();
    const clip = await page.locator('.hero-still').boundingBox();
    if (!clip) throw new Error('The page shows no still picture.');
    const picture = sharp(await page.screenshot({ clip })).resize({ width: pixels });
    const bytes = await withinBudget(picture);
    await writeFile(join(root, `site/illustrations/hero-light/${name}.avif`), bytes);
    console.log(`${name} ${bytes.length} bytes`);
  }
}

async function withinBudget(picture: Sharp): Promise<Buffer> {
  for (const quality of [60, 50, 40, 34, 28, 22]) {
    const bytes = await picture.clone().avif({ quality, effort: 9 }).toBuffer();
    if (bytes.length <= 12 * 1024) return bytes;
  }
  throw new Error('The picture stays too heavy.');
}
