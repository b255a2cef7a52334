import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { expect, type Page } from '@playwright/test';
import { chromium } from '../../browser/chromium.ts';
import { shareThatDiffers, thumbnailOf } from '../support/look.ts';
import { test } from '../support/shared-page.ts';
import { sampleOf } from '../support/thorough.ts';

/** A change of the look has to be deliberate: `npm run accept-look` accepts it. */

const kinds = {
  home: '/',
  solution: '/solutions/ai-chatbots',
  contact: '/contact',
  article: '/resources/blog/ai-barber-shop',
  solutions: '/solutions',
  'another-solution': '/solutions/task-automation',
  'case-study': '/resources/case-studies/restaurant-automation',
};
const widths = [360, 1440] as const;
const tolerated = 0.004;

// Hinting moves letters and line breaks, and differs between browsers.
const options = await chromium();
test.use({ launchOptions: { ...options, args: [...options.args, '--font-render-hinting=none'] } });

/** Every graphics card draws the light differently, so the still picture is compared. */
const still = '.hero-canvas { display: none !important }';

async function lookOf(page: Page): Promise<Buffer> {
  await page.evaluate(async (style) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets = [sheet];
    for (const image of document.images) image.loading = 'eager';
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode()));
    // A busy browser may fail to take a screenshot while it draws a frame.
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }, still);
  return page.screenshot({ fullPage: true });
}

/** Scrolls near, so that the demonstration is shown with its controls. */
async function comeNear(page: Page): Promise<void> {
  for (const place of await page.locator('[data-demonstration]').all()) {
    await place.scrollIntoViewIfNeeded();
    await place.locator('[data-live]').waitFor();
  }
  // A conversation hides the message that is cut at its upper edge, a moment after its lines have wrapped.
  await expect(page.locator('[role="log"]:not([style*="--cut"])')).toHaveCount(0);
  await page.evaluate(() => scrollTo(0, 0));
}

for (const [kind, path] of sampleOf(Object.entries(kinds), 3)) {
  test(`${kind} looks as it was accepted`, async ({ sharedPage: page, baseURL }, info) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: widths[0], height: 900 });
    // On a first visit fonts may arrive too late to be drawn; on the second they are there.
    await page.goto(`${baseURL}${path}`);
    await page.evaluate(() => Promise.all([...document.fonts].map((font) => font.load())));
    await page.reload();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      await comeNear(page);
      const screenshot = await lookOf(page);

      const file = `tests/site/look/${kind}-${width}.webp`;
      if (info.config.updateSnapshots === 'all') {
        await writeFile(file, await thumbnailOf(screenshot));
        continue;
      }
      expect(existsSync(file), `${file} is there`).toBe(true);
      const accepted = await readFile(file);
      const share = await shareThatDiffers(screenshot, accepted);
      if (share >= tolerated) {
        await info.attach('as it is', { body: screenshot, contentType: 'image/png' });
        await info.attach('as it was accepted', { body: accepted, contentType: 'image/webp' });
      }
      expect.soft(share, `the share of ${file} that differs`).toBeLessThan(tolerated);
      // Until the next width has made it wrap anew.
      await page
        .locator('[role="log"]')
        .evaluateAll((logs) => logs.map((log) => (log as HTMLElement).style.removeProperty('--cut')));
    }
  });
}
