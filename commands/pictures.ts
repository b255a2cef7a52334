import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import sharp, { type Sharp } from 'sharp';
import { launchBrowser } from '../browser/chromium.ts';
import { serveSite } from '../browser/site.ts';
import { root } from '../build/root.ts';
import { readArguments, UserError } from '../build/user-error.ts';

/** Takes the pictures that the repository keeps. Run by hand after a change of what they show. */

const help = `Takes pictures of the site.

  npm run pictures -- hero     the hero's still pictures, from its light
  npm run pictures -- cards    the file of pictures that cards load instead of the demonstrations' own`;

const { positionals } = readArguments({ allowPositionals: true });
const [name = ''] = positionals;
const takes: Record<string, () => Promise<void>> = {
  hero: async () => {
    const [site, browser] = [await serveSite(), await launchBrowser()];
    try {
      await takeHero(browser, site.url);
    } finally {
      await browser.close();
      await site.close();
    }
  },
  cards: joinCards,
};

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
    await keep(`site/illustrations/hero-light/${name}.avif`, await withinBudget(picture));
  }
}

async function withinBudget(picture: Sharp): Promise<Buffer> {
  for (const quality of [60, 50, 40, 34, 28, 22]) {
    const bytes = await picture.clone().avif({ quality, effort: 9 }).toBuffer();
    if (bytes.length <= 12 * 1024) return bytes;
  }
  throw new Error('The picture stays too heavy.');
}

async function joinCards(): Promise<void> {
  // The list of solutions loads it before anybody scrolls, so it is small.
  const height = 325;
  const parts = [
    { file: 'comparer/pictures/phone.webp', width: 500 },
    { file: 'comparer/pictures/match.webp', width: 500 },
    { file: 'short/clips/short.webp', width: 182 },
  ];
  const joined = await Promise.all(
    parts.map(async ({ file, width }, index) => ({
      input: await sharp(join(root, 'site/demonstrations', file))
        .resize({ width, height, fit: 'cover' })
        .png()
        .toBuffer(),
      left: sum(parts.slice(0, index)),
      top: 0,
    })),
  );
  const picture = sharp({ create: { width: sum(parts), height, channels: 3, background: '#000' } });
  const bytes = await picture.composite(joined).avif({ quality: 32, effort: 9 }).toBuffer();
  await keep('site/miniatures/miniatures.avif', bytes);
}

const sum = (parts: { width: number }[]) => parts.reduce((total, { width }) => total + width, 0);

async function keep(file: string, bytes: Buffer): Promise<void> {
  await writeFile(join(root, file), bytes);
  console.log(`${file} ${bytes.length} bytes`);
}

const take = Object.hasOwn(takes, name) && takes[name];
if (!take) throw new UserError(help);
await take();
