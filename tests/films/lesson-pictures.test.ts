import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { largestDifference } from '../../films/in-page/compare.ts';
import { lessonFormats } from '../../films/studio/keep.ts';
import { listLessons, playerOf } from '../../films/studio/lessons.ts';
import { bundleProgram, openLessonStudio, waitForFonts } from '../../films/studio/studio.ts';
import { launchBrowser } from '../processes/chromium.ts';
import { ourServer } from '../support/hosts.ts';
import { isThorough } from '../support/thorough.ts';

const shares = isThorough ? [0.1, 0.5, 0.9] : [0.5];

/**
 * Edges on a canvas are smoothed differently, which makes at most 6. Two seconds later it is 43 where anything moves.
 */
const mostDifference = 16;

const program = await bundleProgram('lesson');
const browser = await launchBrowser();
const visitor = await browser.newPage({ viewport: { width: 1280, height: 720 }, bypassCSP: true });
await waitForFonts(visitor);
afterAll(() => browser.close());

test.each(await listLessons())('a second of %s looks the same in the player and in its film', async (id) => {
  const player = ourServer().url + playerOf(id);
  await visitor.goto(player);
  // The film has no controls.
  await visitor.locator('.controls').evaluate((controls: HTMLElement) => {
    controls.style.display = 'none';
  });
  const studio = await openLessonStudio(program, player);
  const { seconds } = await studio.page.evaluate((size) => lesson.open(size), lessonFormats.wide);
  for (const second of shares.map((share) => Math.round(share * seconds))) {
    const drawn = await studio.page.evaluate((at) => globalThis.studio.draw(at), second);
    const difference = largestDifference(
      await pixelsOf(Buffer.from(drawn, 'base64')),
      await pixelsOf(await seenAt(second)),
    );
    expect(difference, `at ${second} s`).toBeLessThan(mostDifference);
  }
  await studio.close();
});

/** The page after a visitor has sought to this second. */
async function seenAt(second: number): Promise<Buffer> {
  await visitor.evaluate(async (to) => {
    const line = document.querySelector<HTMLInputElement>('[data-seek]');
    if (!line) throw new Error('The player has no line.');
    line.value = String(to);
    line.dispatchEvent(new Event('input'));
    await document.fonts.ready;
    await Promise.all(
      [...document.querySelectorAll<HTMLImageElement>('[data-now] img')].map((image) => image.decode()),
    );
  }, second);
  return visitor.screenshot();
}

async function pixelsOf(png: Buffer) {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
