import { writeFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { buildSite } from '../build/build-site.ts';
import { refuseArguments } from '../build/user-error.ts';
import { launchBrowser } from '../tests/processes/chromium.ts';
import { startServer } from '../tests/processes/server.ts';

/**
 * Takes the hero's still pictures from the shader. Run it by hand after a change of the shader or the hero's layout.
 */

/** Screens on which the whole still picture is in view, and its width in pixels. */
const stills = [
  { name: 'wide', width: 1920, height: 900, pixels: 1920 },
  { name: 'tall', width: 560, height: 844, pixels: 960 },
];
const mostBytes = 12 * 1024;
const qualities = [60, 50, 40, 34, 28, 22];
const lightAlone = `
  .hero > :not(canvas), .site-header { visibility: hidden }
  .hero-canvas { transition: none }`;

async function smallEnough(picture: Sharp): Promise<Buffer> {
  for (const quality of qualities) {
    const bytes = await picture.clone().avif({ quality, effort: 9 }).toBuffer();
    if (bytes.length <= mostBytes) return bytes;
  }
  throw new Error('The picture stays too heavy.');
}

refuseArguments();
await buildSite();
const server = await startServer();
const browser = await launchBrowser();

for (const { name, width, height, pixels } of stills) {
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: 2,
    reducedMotion: 'reduce',
    bypassCSP: true,
  });
  await page.goto(`http://localhost:${server.port}`);
  await page.addStyleTag({ content: lightAlone });
  await page.locator('canvas[data-drawn]').waitFor();
  const clip = await page.locator('.hero-still').boundingBox();
  if (!clip) throw new Error('The page shows no still picture.');
  const bytes = await smallEnough(sharp(await page.screenshot({ clip })).resize({ width: pixels }));
  await writeFile(`site/illustrations/hero-light/${name}.avif`, bytes);
  console.log(`${name}.avif ${bytes.length} bytes`);
}
await browser.close();
await server.stop();
