import { expect, test } from '@playwright/test';
import { lightAlone, lowestContrast, wordsOnLight } from '../support/contrast.ts';
import { takeFramesInHand, withLight } from '../support/light.ts';
import { sampleOf } from '../support/thorough.ts';

test.use({ ...withLight, bypassCSP: true });

type Size = [width: number, height: number];

const screens: { kind: string; sizes: [Size, ...Size[]] }[] = [
  {
    kind: 'phones',
    sizes: [
      [320, 568],
      [844, 390],
    ],
  },
  { kind: 'desks', sizes: [[1440, 900]] },
  {
    kind: 'what lies between',
    sizes: [
      [360, 740],
      [768, 1024],
      [1024, 768],
    ],
  },
];

/** Moments of the light, and places of the pointer: the beginning, the moment of the still picture, and a late one. */
const states = sampleOf(
  [
    { seconds: 0, pointer: [0, 0] },
    { seconds: 44, pointer: [-1, 1] },
    { seconds: 240, pointer: [1, -1] },
    { seconds: 71, pointer: [1, 1] },
    { seconds: 125, pointer: [-1, -1] },
  ] as const,
  3,
);

// Drawn in software each size takes seconds, so the still picture stands for the light on all but phones.
for (const { kind, sizes } of sampleOf(screens, 1)) {
  test(`words keep 7:1 on the light of ${kind}`, async ({ page }) => {
    await takeFramesInHand(page);
    await page.setViewportSize({ width: sizes[0][0], height: sizes[0][1] });
    await page.goto('/');
    await expect(page.locator('canvas[data-drawn]')).toBeAttached();
    await expect.poll(() => page.evaluate(() => window.hand.waiting())).toBe(1);
    await lightAlone(page);
    await page.evaluate(() => window.hand.step(16));
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      const words = await wordsOnLight(page);
      expect(words.length).toBeGreaterThan(10);
      for (const state of states) {
        await page.evaluate(({ seconds, pointer: [x, y] }) => {
          window.hand.force = { seconds, pointer: [x, y] };
          window.hand.step(16);
        }, state);
        const { contrast, text } = await lowestContrast(page, words);
        const at = `"${text}" at ${width} × ${height}, ${JSON.stringify(state)}`;
        expect.soft(contrast, at).toBeGreaterThanOrEqual(7);
      }
    }
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('words keep 7:1 on the still picture of every screen', async ({ page }) => {
    await page.goto('/');
    await lightAlone(page);
    // At the last size software would take half a minute for the light, so its still picture stands in.
    for (const [width, height] of [...screens.flatMap(({ sizes }) => sizes), [2560, 1440] as Size]) {
      await page.setViewportSize({ width, height });
      const words = await wordsOnLight(page);
      expect(words.length).toBeGreaterThan(10);
      const { contrast, text } = await lowestContrast(page, words);
      expect.soft(contrast, `"${text}" at ${width} × ${height}`).toBeGreaterThanOrEqual(7);
    }
  });
});
