import { expect, test } from '@playwright/test';
import { chromiumWithWebGL } from '../processes/chromium.ts';
import { lightAlone, lowestContrast, wordsOnLight } from '../support/contrast.ts';
import { takeFramesInHand } from '../support/light.ts';

test.use({ launchOptions: await chromiumWithWebGL(), bypassCSP: true });

const screens = [
  [320, 568],
  [360, 740],
  [768, 1024],
  [844, 390],
  [1024, 768],
  [1440, 900],
] as const;

/** Moments of the light, and where the pointer is. */
const states = [
  { seconds: 0, pointer: [0, 0] },
  { seconds: 44, pointer: [-1, 1] },
  { seconds: 71, pointer: [1, 1] },
  { seconds: 125, pointer: [-1, -1] },
  { seconds: 240, pointer: [1, -1] },
] as const;

for (const [width, height] of screens) {
  test(`words keep 7:1 on the light at ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await takeFramesInHand(page);
    await page.goto('/');
    await expect(page.locator('canvas[data-drawn]')).toBeAttached();
    await expect.poll(() => page.evaluate(() => window.hand.waiting())).toBe(1);
    const words = await wordsOnLight(page);
    expect(words.length).toBeGreaterThan(10);
    await lightAlone(page);
    await page.evaluate(() => window.hand.step(16));
    for (const state of states) {
      await page.evaluate(({ seconds, pointer: [x, y] }) => {
        window.hand.force = { seconds, pointer: [x, y] };
        window.hand.step(16);
      }, state);
      const { contrast, text } = await lowestContrast(page, words);
      expect(contrast, `"${text}" at ${JSON.stringify(state)}`).toBeGreaterThanOrEqual(7);
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // Drawn in software, the light itself would take half a minute at this size; the picture is the light's own.
  for (const [width, height] of [...screens, [2560, 1440] as const]) {
    test(`words keep 7:1 on the still picture at ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/');
      const words = await wordsOnLight(page);
      expect(words.length).toBeGreaterThan(10);
      await lightAlone(page);
      const { contrast, text } = await lowestContrast(page, words);
      expect(contrast, `"${text}"`).toBeGreaterThanOrEqual(7);
    });
  }
});
