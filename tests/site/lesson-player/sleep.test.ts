import { expect, type Page, test } from '@playwright/test';
import { button, openLesson, pass, playerOf, seekTo, state } from '../../support/lesson.ts';
import { withMotion } from '../../support/motion.ts';
import { howMany, whenThorough } from '../../support/thorough.ts';

const rare = whenThorough(test);

test.use(withMotion);

test.describe('sleep', () => {
  /** Counts waiting timers and frames, and listeners. */
  const count = (page: Page) =>
    page.addInitScript(() => {
      const counted = { waiting: new Set<number>(), frames: 0, listeners: 0 };
      Object.assign(window, { counted });
      const {
        setTimeout: later,
        clearTimeout: never,
        requestAnimationFrame: next,
        cancelAnimationFrame: skip,
      } = window;
      window.setTimeout = ((run: () => void, delay?: number) => {
        const id = later(() => {
          counted.waiting.delete(id);
          run();
        }, delay);
        counted.waiting.add(id);
        return id;
      }) as typeof setTimeout;
      window.clearTimeout = (id) => {
        counted.waiting.delete(Number(id));
        never(id);
      };
      window.requestAnimationFrame = (run) => {
        counted.frames += 1;
        const id = next((now) => {
          counted.waiting.delete(-id);
          run(now);
        });
        counted.waiting.add(-id);
        return id;
      };
      window.cancelAnimationFrame = (id) => {
        counted.waiting.delete(-id);
        skip(id);
      };
      const listen = EventTarget.prototype.addEventListener;
      EventTarget.prototype.addEventListener = function (...what: Parameters<typeof listen>) {
        counted.listeners += 1;
        return listen.apply(this, what);
      };
    });
  type Counted = { counted: { waiting: Set<number>; frames: number; listeners: number } };
  const counts = (page: Page) =>
    page.evaluate(() => {
      const { waiting, frames, listeners } = (window as unknown as Counted).counted;
      return { waiting: waiting.size, frames, listeners, elements: document.querySelectorAll('*').length };
    });

  test('it has no timer while paused, and draws no frame while nothing changes', async ({ page }) => {
    await openLesson(page, 'getting-started');
    await count(page);
    await page.goto(playerOf('getting-started'));
    expect((await counts(page)).waiting).toBe(0);
    // A title, of which nothing moves.
    await seekTo(page, 1.5);
    await button(page, 'Play').click();
    const { frames } = await counts(page);
    await pass(page, 1);
    expect(await counts(page)).toMatchObject({ frames, waiting: 1 });
    await button(page, 'Pause').click();
    expect((await counts(page)).waiting).toBe(0);
  });

  rare('playing again and again leaves nothing behind', async ({ page }) => {
    const short = 'getting-started';
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openLesson(page, short);
    await count(page);
    await page.goto(playerOf(short));
    const length = Number(await page.locator('main').getAttribute('data-duration'));
    // Half an hour in all, or its last scenes.
    const played = howMany(120, length);
    const once = async () => {
      await seekTo(page, length - played);
      if ((await state(page)) !== 'playing') await page.locator('main').press('k');
      await pass(page, played + 5);
      expect(await state(page)).toBe('ended');
      return { ...(await counts(page)), frames: 0 };
    };
    const first = await once();
    for (let time = 1; time < 3; time += 1) expect(await once()).toEqual(first);
    expect(first.waiting).toBe(0);
  });
});
