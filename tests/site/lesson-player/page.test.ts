import { expect, test } from '@playwright/test';
import { shiftOf, watchShift } from '../../support/layout-shift.ts';
import { button, lesson, openLesson, playerOf, seekTo } from '../../support/lesson.ts';
import { withMotion } from '../../support/motion.ts';
import { whenThorough } from '../../support/thorough.ts';

const rare = whenThorough(test);

test.use(withMotion);

test('nothing moves while it loads or begins to play', async ({ page }) => {
  await watchShift(page);
  await page.goto(`${playerOf(lesson)}?autoplay=1`);
  await expect(page.getByText('00:02')).toBeVisible();
  expect(await shiftOf(page)).toBe(0);
});

rare(
  'a reader’s own colors apply to the line and the words, and on paper it is the same story',
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openLesson(page, lesson, '?start=70');
    await expect(page.locator('.fan:visible')).toHaveCount(0);
    await expect(page.locator('.scenes h2:visible')).toBeVisible();
    await expect(page.locator('.past')).toBeVisible();

    await page.emulateMedia({ forcedColors: 'none', media: 'print' });
    await expect(page.locator('[data-start] > p').last()).toBeVisible();
    await expect(page.locator('.controls')).toBeHidden();
    const ink = await page
      .locator('[data-start] > p')
      .first()
      .evaluate((words) => getComputedStyle(words).color);
    expect(ink, 'dark on white').not.toMatch(/^rgb\(2\d\d/);
  },
);

rare(
  'a small window shows the list of keys whole, and the transcript beside the pictures',
  async ({ page }) => {
    await page.setViewportSize({ width: 792, height: 452 });
    await openLesson(page, lesson);
    await page.keyboard.press('?');
    const keys = page.locator('#keys');
    await expect(keys).toBeInViewport({ ratio: 1 });
    expect(await keys.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
    await page.keyboard.press('?');
    await button(page, 'Transcript').click();
    for (const name of ['Captions (CC)', 'Transcript', 'Full screen', 'Keys'])
      await expect(button(page, name), name).toBeInViewport({ ratio: 1 });
    await expect(page.locator('[data-time] + span')).toBeInViewport({ ratio: 1 });
    await expect(page.locator('[data-chapter]')).toBeInViewport();
    await expect(page.getByRole('heading', { name: 'Transcript' })).toBeInViewport({ ratio: 1 });
  },
);

test('everything can be reached at 400 % zoom, on a phone it is 44 px high and wide, and captions are whole', async ({
  page,
}) => {
  await openLesson(page, lesson);
  for (const height of [256, 400]) {
    await page.setViewportSize({ width: 320, height });
    for (const name of ['Play', 'Captions (CC)', 'Transcript', 'Chapters'])
      await expect(button(page, name), `${name}, ${height} px`).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await button(page, 'Transcript').click();
    await expect(page.getByRole('heading', { name: 'Transcript' })).toBeInViewport();
    await page.keyboard.press('t');
  }

  await page.setViewportSize({ width: 350, height: 438 });
  const targets = await page
    .locator('.buttons :is(button, select):visible')
    .evaluateAll((targets) => targets.map((target) => target.getBoundingClientRect().toJSON()));
  expect(targets.length).toBeGreaterThanOrEqual(5);
  for (const { width, height } of targets) {
    expect(width).toBeGreaterThanOrEqual(44);
    expect(height).toBeGreaterThanOrEqual(44);
  }

  const said = page.locator('[data-said]');
  const longest = await said.evaluateAll(
    (captions) =>
      (captions as HTMLElement[]).reduce((longest, caption) =>
        caption.textContent.length > longest.textContent.length ? caption : longest,
      ).dataset['said'],
  );
  await seekTo(page, Number(longest) + 0.1);
  const band = page.locator('[data-caption]');
  for (const [width, height, text] of [
    [320, 400, 100],
    [390, 844, 200],
    [1280, 800, 200],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.evaluate((percent) => {
      document.documentElement.style.fontSize = `${percent}%`;
    }, text);
    const at = `letters of ${text} % at ${width} px`;
    await expect(band, at).toBeInViewport({ ratio: 1 });
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
    expect(Math.max(over, above, below), at).toBeLessThanOrEqual(0);
  }
});
