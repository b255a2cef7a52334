import { expect, test } from '@playwright/test';
import { shiftOf, watchShift } from '../../support/layout-shift.ts';
import { button, lesson, openLesson, playerOf, seekTo } from '../../support/lesson.ts';
import { withMotion } from '../../support/motion.ts';
import { sampleOf, whenThorough } from '../../support/thorough.ts';

const rare = whenThorough(test);

test.use(withMotion);

test('nothing moves while it loads or begins to play', async ({ page }) => {
  await watchShift(page);
  await page.goto(`${playerOf(lesson)}?autoplay=1`);
  await expect(page.getByText('00:02')).toBeVisible();
  expect(await shiftOf(page)).toBe(0);
});

rare('on paper it is the same story, dark on white', async ({ page }) => {
  await openLesson(page, lesson);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-start] > p').last()).toBeVisible();
  await expect(page.locator('.controls')).toBeHidden();
  const ink = await page
    .locator('[data-start] > p')
    .first()
    .evaluate((words) => getComputedStyle(words).color);
  expect(ink).not.toMatch(/^rgb\(2\d\d/);
});

rare('a reader’s own colors apply to the line and the words, without the fan', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openLesson(page, lesson, '?start=70');
  await expect(page.locator('.fan:visible')).toHaveCount(0);
  await expect(page.locator('.scenes h2:visible')).toBeVisible();
  await expect(page.locator('.past')).toBeVisible();
});

const windows = [
  ['400 % zoom', 320, 256],
  ['320 px', 320, 400],
] as const;

for (const [what, width, height] of sampleOf(windows, 1))
  test(`everything can be reached at ${what}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openLesson(page, lesson);
    for (const name of ['Play', 'Captions (CC)', 'Transcript', 'Chapters'])
      await expect(button(page, name), name).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await button(page, 'Transcript').click();
    await expect(page.getByRole('heading', { name: 'Transcript' })).toBeInViewport();
  });

rare('a small window shows the list of keys whole', async ({ page }) => {
  await page.setViewportSize({ width: 792, height: 452 });
  await openLesson(page, lesson);
  await page.keyboard.press('?');
  const keys = page.locator('#keys');
  await expect(keys).toBeInViewport({ ratio: 1 });
  expect(await keys.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
});

const sizes = [
  ['letters of twice the size on a phone', 390, 844, 200],
  ['a phone of 320 px', 320, 400, 100],
  ['letters of twice the size in a page', 1280, 800, 200],
] as const;

for (const [what, width, height, text] of sampleOf(sizes, 1))
  test(`captions are whole on ${what}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openLesson(page, lesson);
    await page.evaluate((percent) => {
      document.documentElement.style.fontSize = `${percent}%`;
    }, text);
    const band = page.locator('[data-caption]');
    // The moment of the longest caption.
    const second = await page
      .locator('[data-said]')
      .evaluateAll(
        (captions) =>
          (captions as HTMLElement[]).reduce((longest, caption) =>
            caption.textContent.length > longest.textContent.length ? caption : longest,
          ).dataset['said'],
      );
    await seekTo(page, Number(second) + 0.1);
    await expect(band).toBeInViewport({ ratio: 1 });
    const { over, above, below } = await band.evaluate((caption) => {
      const words = document.createRange();
      words.selectNodeContents(caption);
      const { top, bottom, left, right } = words.getBoundingClientRect();
      const stage = document.querySelector('[data-stage]')?.getBoundingClientRect();
      const line = document.querySelector('.seek')?.getBoundingClientRect();
      return {
        over: Math.max(-left, right - innerWidth),
        above: (stage?.bottom ?? 0) - top,
        below: bottom - (line?.top ?? 0),
      };
    });
    expect(over).toBeLessThanOrEqual(0);
    expect(above).toBeLessThanOrEqual(0);
    expect(below).toBeLessThanOrEqual(0);
  });

test('on a phone everything to press is 44 px high and wide', async ({ page }) => {
  await page.setViewportSize({ width: 350, height: 438 });
  await openLesson(page, lesson);
  const sizes = await page
    .locator('.buttons :is(button, select):visible')
    .evaluateAll((targets) => targets.map((target) => target.getBoundingClientRect().toJSON()));
  expect(sizes.length).toBeGreaterThanOrEqual(5);
  for (const { width, height } of sizes) {
    expect(width).toBeGreaterThanOrEqual(44);
    expect(height).toBeGreaterThanOrEqual(44);
  }
});
