import { expect, type Locator, type Page, test } from '@playwright/test';
import {
  button,
  duration,
  lesson,
  openLesson,
  pass,
  playerOf,
  secondOf,
  seekTo,
  state,
} from '../../support/lesson.ts';
import { withMotion } from '../../support/motion.ts';
import { whenThorough } from '../../support/thorough.ts';

const rare = whenThorough(test);

test.use(withMotion);

test('it stands until Play, goes with the clock, and stands again at Pause; a press on its picture does the same', async ({
  page,
}) => {
  await openLesson(page, lesson);
  await pass(page, 5);
  expect(await secondOf(page)).toBe(0);
  await button(page, 'Play').click();
  await pass(page, 5);
  expect(await secondOf(page)).toBeCloseTo(5, 0);
  await seekTo(page, 100);
  await pass(page, 5);
  expect(await secondOf(page)).toBeCloseTo(105, 0);
  await button(page, 'Pause').click();
  const stopped = await secondOf(page);
  await pass(page, 5);
  expect(await secondOf(page)).toBe(stopped);
  await page.locator('[data-pictures]').click();
  expect(await state(page)).toBe('playing');
  await page.locator('[data-pictures]').click();
  expect(await state(page)).toBe('paused');
});

test('the keys are those of other players, and lists, buttons and the browser keep those that they need', async ({
  page,
}) => {
  await openLesson(page, lesson);
  const speed = page.getByRole('combobox', { name: 'Speed' });
  const captions = button(page, 'Captions (CC)');
  await seekTo(page, 100);
  await speed.focus();
  await page.keyboard.press('k');
  await page.keyboard.press('5');
  await captions.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Control+l');
  expect(await state(page)).toBe('paused');
  expect(await secondOf(page)).toBe(100);
  await expect(captions).toHaveAttribute('aria-pressed', 'false');
  await captions.blur();

  const after = async (key: string) => {
    await page.keyboard.press(key);
    return secondOf(page);
  };
  expect(await after('ArrowRight')).toBe(105);
  expect(await after('ArrowLeft')).toBe(100);
  expect(await after('l')).toBe(110);
  expect(await after('j')).toBe(100);
  expect(await after('5')).toBe(duration / 2);
  expect(await after('Home')).toBe(0);
  expect(await after('j')).toBe(0);
  expect(await after('End')).toBe(duration);
  await seekTo(page, 0);
  const second = await after('Shift+N');
  expect(second).toBeGreaterThan(0);
  expect(await after('Shift+N')).toBeGreaterThan(second);
  expect(await after('Shift+P')).toBe(second);

  await page.keyboard.press('Space');
  expect(await state(page)).toBe('playing');
  await page.keyboard.press('k');
  expect(await state(page)).toBe('paused');

  await page.keyboard.press('>');
  await expect(speed).toHaveValue('1.25');
  await page.keyboard.press('<');
  await page.keyboard.press('<');
  await expect(speed).toHaveValue('0.75');

  await page.keyboard.press('c');
  await expect(captions).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('t');
  await expect(page.getByRole('heading', { name: 'Transcript' })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByText('Play or pause')).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByText('Play or pause')).toBeHidden();
  // Whoever turns a phone in full screen must not be caught in it.
  await page.setViewportSize({ width: 360, height: 740 });
  await expect(button(page, 'Full screen')).toBeHidden();
  await page.keyboard.press('f');
  const isFull = () => page.evaluate(() => document.fullscreenElement !== null);
  await expect.poll(isFull).toBe(true);
  await expect(button(page, 'Full screen')).toHaveAttribute('aria-pressed', 'true');
  await button(page, 'Full screen').click();
  await expect.poll(isFull).toBe(false);
});

test('the line seeks by pointer and by keyboard, says where it is, and paints the picture and the caption at once', async ({
  page,
}) => {
  await openLesson(page, lesson);
  const line = page.getByRole('slider', { name: 'Place in the lesson' });
  const box = await line.boundingBox();
  if (!box) throw new Error('no line');
  await page.mouse.click(box.x + box.width / 3, box.y + box.height / 2);
  expect(Math.abs((await secondOf(page)) - duration / 3)).toBeLessThan(2);
  const past = await page.locator('.past').boundingBox();
  expect((past?.width ?? 0) / box.width).toBeCloseTo(1 / 3, 1);
  await seekTo(page, 167.4);
  await expect(line).toHaveAttribute('aria-valuetext', /^2 minutes 47 seconds, .+/);
  await line.focus();
  await page.keyboard.press('ArrowRight');
  expect(await secondOf(page)).toBeCloseTo(172.4, 5);

  const seen = await page.locator('[data-seek]').evaluate((line: HTMLInputElement) => {
    const now = () => [
      document.querySelector('[data-start][data-now]')?.getAttribute('data-start'),
      document.querySelector('[data-caption]')?.textContent,
    ];
    const before = now();
    line.value = '600';
    line.dispatchEvent(new Event('input'));
    return { before, after: now() };
  });
  expect(seen.after[0]).not.toBe(seen.before[0]);
  expect(Number(seen.after[0])).toBeLessThanOrEqual(600);
  expect(seen.after[1]).not.toBe(seen.before[1]);
});

test.describe('where it starts', () => {
  const started: [query: string, second: number, playing: boolean][] = [
    ['?start=83&autoplay=1', 83, true],
    ['?autoplay=yes', 0, false],
    ['?start=99999', duration, false],
    ['?start=soon', 0, false],
  ];
  test('where its address says, playing or paused', async ({ page }) => {
    // No visit knows where the one before was left.
    await page.addInitScript(() => localStorage.clear());
    for (const [query, second, playing] of started) {
      await openLesson(page, lesson, query);
      expect.soft(await secondOf(page), query).toBe(second);
      expect.soft(await state(page), query).toBe(playing ? 'playing' : 'paused');
    }
  });

  test('where it was when its page was left while it played, unless a place is asked for', async ({
    page,
  }) => {
    await openLesson(page, lesson, '?start=100&autoplay=1');
    await pass(page, 7.5);
    await page.goto(playerOf(lesson));
    expect(await secondOf(page)).toBe(107);
    await button(page, 'Play').click();
    await pass(page, 5.5);
    await button(page, 'Pause').click();
    await page.goto(playerOf(lesson));
    expect(await secondOf(page)).toBe(112);
    await page.goto(`${playerOf(lesson)}?start=50`);
    expect(await secondOf(page)).toBe(50);
  });

  rare('at the beginning, once it was watched to the end', async ({ page }) => {
    await openLesson(page, lesson, '?start=925&autoplay=1');
    await pass(page, 6);
    expect(await state(page)).toBe('ended');
    await expect(page.getByRole('link', { name: /^Next: / })).toHaveAttribute('target', '_top');
    await page.goto(playerOf(lesson));
    expect(await secondOf(page)).toBe(0);
  });
});

const chapterNames = (page: Page) => page.locator('[data-chapters] [data-name]');
const startOf = async (page: Page, chapter: number) =>
  Number(
    await chapterNames(page)
      .nth(chapter - 1)
      .getAttribute('data-second'),
  );

/** Plays over a moment of the part that plays, from just before it, because a clock in hand needs long for whole chapters. */
async function playOver(page: Page, second: number): Promise<void> {
  await seekTo(page, second - 2);
  await pass(page, 5);
}

test('a chapter played alone ends with its own picture and offers the next, which is played alone too', async ({
  page,
}) => {
  await openLesson(page, lesson, '?autoplay=1#chapter-2');
  const [begin, end, after] = [await startOf(page, 2), await startOf(page, 3), await startOf(page, 4)];
  expect(await secondOf(page)).toBe(begin);
  await playOver(page, end);
  expect(await state(page)).toBe('ended');
  expect(Number(await page.locator('[data-start][data-now]').getAttribute('data-start'))).toBeLessThan(end);
  await expect(page.getByRole('link', { name: /^Next: / })).toBeHidden();

  await button(page, 'Watch again').click();
  expect(await secondOf(page)).toBeCloseTo(begin, 0);
  await playOver(page, end);
  await button(page, `Next: ${await chapterNames(page).nth(2).getAttribute('data-name')}`).click();
  expect(await secondOf(page)).toBeCloseTo(end, 0);
  await playOver(page, after);
  expect(await state(page)).toBe('ended');

  await page.keyboard.press('k');
  await pass(page, 5);
  expect(await state(page)).toBe('playing');
  expect(await secondOf(page)).toBeGreaterThan(after + 3);
});

rare('leaving a chapter goes on with the whole lesson', async ({ page }) => {
  await openLesson(page, lesson, '?autoplay=1#chapter-3');
  await seekTo(page, 20);
  await playOver(page, await startOf(page, 4));
  expect(await state(page)).toBe('playing');
});

rare('it pauses while nobody sees it, and goes on from there', async ({ page }) => {
  await openLesson(page, lesson, '?start=100&autoplay=1');
  const hide = (hidden: boolean) =>
    page.evaluate((state) => {
      Object.defineProperty(document, 'hidden', { configurable: true, get: () => state });
      document.dispatchEvent(new Event('visibilitychange'));
    }, hidden);
  await hide(true);
  const left = await secondOf(page);
  await pass(page, 60);
  await hide(false);
  expect((await secondOf(page)) - left).toBeLessThan(1);
  await pass(page, 5);
  expect((await secondOf(page)) - left).toBeCloseTo(5, 0);
});

rare('a drawing is there before its scene is', async ({ page }) => {
  await openLesson(page, lesson);
  const drawings = page.locator('[data-start] img');
  // The first drawing that no early scene shows.
  const index = await drawings.evaluateAll((all) => {
    const sources = all.map((drawing) => drawing.getAttribute('src'));
    return sources.findIndex((source, place) => place > 3 && sources.indexOf(source) === place);
  });
  const drawing = drawings.nth(index);
  const start = await drawing.evaluate((element) =>
    Number(element.closest('[data-start]')?.previousElementSibling?.getAttribute('data-start')),
  );
  await seekTo(page, start);
  await expect(drawing).toBeHidden();
  await expect
    .poll(() => drawing.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

rare('the last words stay in view when the window changes', async ({ page }) => {
  await page.setViewportSize({ width: 350, height: 438 });
  await openLesson(page, lesson);
  await seekTo(page, 178);
  await page.setViewportSize({ width: 1280, height: 798 });
  const out = () =>
    page.locator('[data-now] [data-lit]').evaluate((part) => {
      const view = part.closest('[data-window]')?.getBoundingClientRect();
      const { top, bottom } = part.getBoundingClientRect();
      return Math.max((view?.top ?? 0) - top, bottom - (view?.bottom ?? 0));
    });
  await expect.poll(out).toBeLessThanOrEqual(1);
});

test('under reduced motion it never plays by itself, and every line appears whole', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLesson(page, lesson, '?autoplay=1');
  expect(await state(page)).toBe('paused');
  const typed = page.locator('[data-typed]').first();
  const from = Number(await page.locator('[data-from]:has([data-typed])').first().getAttribute('data-from'));
  const rest = typed.locator('.rest');
  await seekTo(page, from + 0.05);
  await expect(rest).toHaveText('');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(rest).not.toHaveText('');
});

rare('the parts of a scene appear one after the other, and the light follows', async ({ page }) => {
  await openLesson(page, 'getting-started');
  const at = async (part: Locator, seconds: number) =>
    seekTo(page, Number(await part.getAttribute('data-from')) + seconds);
  /** When it is written and struck through. */
  const atItsEnd = async (part: Locator) => at(part, Number(await part.getAttribute('data-takes')) + 1.1);
  const opacityOf = (part: Locator) => part.evaluate((element) => Number(getComputedStyle(element).opacity));

  const tallied = page.locator('[data-marks]').first();
  const marks = tallied.locator('.tally > i');
  const counted = () =>
    marks.evaluateAll((all) => all.filter((mark) => getComputedStyle(mark).visibility === 'visible').length);
  await at(tallied, 0.1);
  expect(await counted()).toBeLessThan(await marks.count());
  await atItsEnd(tallied);
  expect(await counted()).toBe(await marks.count());

  const crossed = page.locator('[data-strikes]:has(.struck + span)').first();
  await at(crossed, 0.1);
  expect(await opacityOf(crossed.locator('.struck + span'))).toBe(0);
  await atItsEnd(crossed);
  expect(await opacityOf(crossed.locator('.struck + span'))).toBe(1);

  const second = page.locator('[data-look="paper"]').first().locator('[data-from]').nth(1);
  const rest = second.locator('.rest');
  const light = page.locator('[data-now] span[data-sign]');
  await at(second, -0.1);
  await expect(rest).not.toHaveText('');
  const first = await light.boundingBox();
  await atItsEnd(second);
  await expect(rest).toHaveText('');
  expect((await light.boundingBox())?.y).toBeGreaterThan(first?.y ?? 0);

  const fields = page.locator('[data-look="page"]').first().locator('.row');
  await at(fields.last(), 1);
  await expect(fields.first()).toBeInViewport({ ratio: 1 });
  await expect(page.locator('[data-look="notification"] [data-typed]')).toHaveCount(0);
});
