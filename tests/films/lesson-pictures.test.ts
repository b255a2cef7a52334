import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { launchBrowser } from '../../browser/chromium.ts';
import { cuts, lessonFormats, listLessons, playerOf } from '../../films/studio/keep.ts';
import { openStudio, waitForFonts } from '../../films/studio/studio.ts';
import { usualSpeed } from '../../site/captions/captions.ts';
import { ourServer } from '../support/hosts.ts';
import { isThorough, sampleOf } from '../support/thorough.ts';
import { differingInLesson } from './check-kept.ts';
import { largestDifference } from './compare-in-page.ts';

const shares = isThorough ? [0.1, 0.5, 0.9] : [0.5];

/**
 * Edges on a canvas are smoothed differently, which makes at most 6. Two seconds later it is 43 where anything moves.
 */
const mostDifference = 16;

const lessons = await listLessons();
const playerAt = (id: string) => ourServer().url + playerOf(id);
const studio = await openStudio('lesson', playerAt(lessons[0] ?? ''));
const browser = await launchBrowser();
const visitor = await browser.newPage({ viewport: { width: 1280, height: 720 }, bypassCSP: true });
await waitForFonts(visitor);
afterAll(() => Promise.all([browser.close(), studio.close()]));

test.each(sampleOf(lessons, 1).map((id, index) => [id, index] as const))(
  'a second of %s looks the same in the player, as it would be recorded, and in the film that is kept',
  async (id, index) => {
    await visitor.goto(playerAt(id));
    // The film has no controls, and larger captions.
    await visitor.locator('.controls').evaluate((controls: HTMLElement) => {
      controls.style.display = 'none';
    });
    await visitor.locator('[data-caption]').evaluate((caption: HTMLElement) => {
      Object.assign(caption.style, { fontSize: '28px', minHeight: '84px' });
    });
    await studio.goTo(playerAt(id));
    const { seconds } = await studio.page.evaluate((size) => lesson.open(size), lessonFormats.wide);
    for (const second of shares.map((share) => Math.round(share * seconds))) {
      const drawn = await studio.page.evaluate((at) => globalThis.studio.draw(at), second);
      const difference = largestDifference(
        await pixelsOf(Buffer.from(drawn, 'base64')),
        await pixelsOf(await seenAt(second * usualSpeed)),
      );
      expect(difference, `at ${second} s`).toBeLessThan(mostDifference);
    }
    // Every lesson in one of its cuts.
    const compared = isThorough ? cuts : cuts.slice(index % 2, (index % 2) + 1);
    expect(await differingInLesson(studio, id, compared, shares)).toEqual([]);
  },
);

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
