import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { buildSiteWhenStale } from '../build/build-site.ts';
import { root } from '../build/root.ts';
import { refuseArguments } from '../build/user-error.ts';
import { launchBrowser, pretendGraphicsCard } from '../tests/processes/chromium.ts';
import { startServer } from '../tests/processes/server.ts';

/** Takes the picture in the README: the first screen of the home page, with its light. */

const file = 'docs/home.webp';

refuseArguments();
await buildSiteWhenStale();
const [server, browser] = [await startServer(), await launchBrowser()];
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await pretendGraphicsCard(page);
await page.goto(server.url);
await page.locator('canvas[data-drawn]').waitFor();
await page.evaluate(() => document.fonts.ready);
await page
  .locator('canvas')
  .evaluate((canvas) => Promise.all(canvas.getAnimations().map(({ finished }) => finished)));
const picture = await sharp(await page.screenshot())
  .webp({ quality: 82, effort: 6 })
  .toBuffer();
await writeFile(join(root, file), picture);
console.log(`${file} ${picture.length} bytes`);
await browser.close();
await server.stop();
