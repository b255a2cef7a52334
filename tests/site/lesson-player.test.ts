import { expect, type Page, test } from '@playwright/test';
import { shiftOf, watchShift } from '../support/layout-shift.ts';
import { openLesson, playerOf, secondOf, seekTo, state } from '../support/lesson.ts';

const lesson = 'chatbot-setup';
const duration = 930;

const pass = (page: Page, seconds: number) => page.clock.runFor(seconds * 1000);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test('it stands until Play, goes with the clock, and stands again at Pause', async ({ page }) => {
  await openLesson(page, lesson);
  await pass(page, 5);
  expect(await secondOf(page)).toBe(0);
  await button(page, 'Play').click();
  await pass(page, 5);
  expect(await secondOf(page)).toBeCloseTo(5, 0);
  await button(page, 'Pause').click();
  const stopped = await secondOf(page);
  await pass(page, 5);
  expect(await secondOf(page)).toBe(stopped);
});

test('the picture answers to a press as Play does', async ({ page }) => {
  await openLesson(page, lesson);
  await page.locator('[data-pictures]').click();
  expect(await state(page)).toBe('playing');
  await page.locator('[data-pictures]').click();
  expect(await state(page)).toBe('paused');
});

test('the keys are those of other players', async ({ page }) => {
  await openLesson(page, lesson);
  const after = async (key: string) => {
    await page.keyboard.press(key);
    return secondOf(page);
  };
  await seekTo(page, 100);
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

  const speed = page.getByRole('combobox', { name: 'Speed' });
  await page.keyboard.press('>');
  await expect(speed).toHaveValue('1.25');
  await page.keyboard.press('<');
  await page.keyboard.press('<');
  await expect(speed).toHaveValue('0.75');

  await page.keyboard.press('c');
  await expect(button(page, 'Captions')).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('t');
  await expect(page.getByRole('heading', { name: 'Transcript' })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByText('Play or pause')).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByText('Play or pause')).toBeHidden();
  await page.keyboard.press('f');
  await expect.poll(() => page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await expect(button(page, 'Full screen')).toHaveAttribute('aria-pressed', 'true');
});

test('keys are left to a list, a button and the browser that want them', async ({ page }) => {
  await openLesson(page, lesson);
  await seekTo(page, 100);
  await page.getByRole('combobox', { name: 'Speed' }).focus();
  await page.keyboard.press('k');
  await page.keyboard.press('5');
  await button(page, 'Captions').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Control+l');
  expect(await state(page)).toBe('paused');
  expect(await secondOf(page)).toBe(100);
  await expect(button(page, 'Captions')).toHaveAttribute('aria-pressed', 'false');
});

test('the line seeks by pointer and by keyboard, and says where it is', async ({ page }) => {
  await openLesson(page, lesson);
  const line = page.getByRole('slider', { name: 'Place in the lesson' });
  const box = await line.boundingBox();
  if (!box) throw new Error('no line');
  await page.mouse.click(box.x + box.width / 3, box.y + box.height / 2);
  expect(Math.abs((await secondOf(page)) - duration / 3)).toBeLessThan(2);
  await seekTo(page, 167.4);
  await expect(line).toHaveAttribute('aria-valuetext', /^2 minutes 47 seconds, .+/);
  await line.focus();
  await page.keyboard.press('ArrowRight');
  expect(await secondOf(page)).toBeCloseTo(172.4, 5);
});

test('seeking paints the picture and the caption at once', async ({ page }) => {
  await openLesson(page, lesson);
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
    ['', 0, false],
    ['?start=83', 83, false],
    ['?start=83&autoplay=1', 83, true],
    ['?autoplay=1', 0, true],
    ['?autoplay=yes', 0, false],
    ['?start=99999', duration, false],
    ['?start=soon', 0, false],
    ['?start=-5', 0, false],
  ];
  for (const [query, second, playing] of started)
    test(`${query || 'nothing said'}: ${second}, ${playing ? 'playing' : 'standing'}`, async ({ page }) => {
      await openLesson(page, lesson, query);
      expect(await secondOf(page)).toBe(second);
      expect(await state(page)).toBe(playing ? 'playing' : 'paused');
    });

  test('where it was left, unless a place is asked for', async ({ page }) => {
    await openLesson(page, lesson, '?start=200');
    await page.goto(playerOf(lesson));
    expect(await secondOf(page)).toBe(200);
    await page.goto(`${playerOf(lesson)}?start=50`);
    expect(await secondOf(page)).toBe(50);
  });

  test('at the beginning, once it was watched to the end', async ({ page }) => {
    await openLesson(page, lesson, '?start=925&autoplay=1');
    await pass(page, 6);
    expect(await state(page)).toBe('ended');
    await expect(page.getByRole('link', { name: /^Next: / })).toHaveAttribute('target', '_top');
    await page.goto(playerOf(lesson));
    expect(await secondOf(page)).toBe(0);
  });

  test('by itself under reduced motion never', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openLesson(page, lesson, '?autoplay=1');
    expect(await state(page)).toBe('paused');
  });
});

test('it can be watched again', async ({ page }) => {
  await openLesson(page, lesson, '?start=929&autoplay=1');
  await pass(page, 2);
  await button(page, 'Watch again').click();
  expect(await state(page)).toBe('playing');
  expect(await secondOf(page)).toBeLessThan(1);
});

test('under reduced motion every line appears whole', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openLesson(page, lesson);
  const typed = page.locator('[data-typed]').first();
  const from = Number(await page.locator('[data-from]:has([data-typed])').first().getAttribute('data-from'));
  const rest = typed.locator('.rest');
  await seekTo(page, from + 0.05);
  await expect(rest).toHaveText('');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await seekTo(page, from + 0.06);
  await expect(rest).not.toHaveText('');
});

test('captions are shown, hidden on request, and stay so', async ({ page }) => {
  await openLesson(page, lesson, '?start=10');
  const band = page.locator('[data-caption]');
  await expect(band).not.toHaveText('');
  await button(page, 'Captions').click();
  await expect(band).toBeHidden();
  await page.goto(playerOf(lesson));
  await expect(band).toBeHidden();
});

test('speed changes how fast the clock goes, and stays so', async ({ page }) => {
  await openLesson(page, lesson, '?autoplay=1');
  await page.getByRole('combobox', { name: 'Speed' }).selectOption('2×');
  const before = await secondOf(page);
  await pass(page, 10);
  expect((await secondOf(page)) - before).toBeCloseTo(20, 0);
  await page.goto(playerOf(lesson));
  await expect(page.getByRole('combobox', { name: 'Speed' })).toHaveValue('2');
});

test('the transcript follows, lets a visitor read elsewhere, and leads', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openLesson(page, lesson);
  await button(page, 'Transcript').click();
  const list = page.locator('[data-transcript] ol');
  const said = page.locator('[data-said][data-now]');
  await seekTo(page, 700);
  await expect(said).toBeInViewport();
  await expect(said).toHaveText((await page.locator('[data-caption]').textContent()) ?? '');

  const follow = button(page, 'Follow the lesson');
  await expect(follow).toBeHidden();
  await list.hover();
  await page.mouse.wheel(0, -20_000);
  await expect(follow).toBeVisible();
  await expect.poll(() => list.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  await seekTo(page, 720);
  expect(await list.evaluate(({ scrollTop }) => scrollTop)).toBe(0);
  await follow.click();
  await expect(said).toBeInViewport();

  await list.getByRole('button', { name: /^02:37/ }).click();
  expect(await secondOf(page)).toBe(157);
});

test('chapters are listed, lead to their beginning, and close', async ({ page }) => {
  await openLesson(page, lesson);
  const list = page.getByRole('list', { name: 'Chapters' });
  const open = page.locator('[popovertarget="chapters"]');
  await open.click();
  await expect(list.getByRole('button')).not.toHaveCount(0);
  const third = list.getByRole('button').nth(2);
  const start = Number(await third.getAttribute('data-second'));
  await third.click();
  expect(await secondOf(page)).toBe(start);
  await expect(list).toBeHidden();
  await open.click();
  await expect(third).toHaveAttribute('aria-current');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
});

test('the browser may keep nothing at all', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await openLesson(page, lesson, '?autoplay=1');
  await pass(page, 3);
  expect(await secondOf(page)).toBeCloseTo(3, 0);
  await button(page, 'Pause').click();
  expect(await state(page)).toBe('paused');
});

test.describe('the voice', () => {
  /** A device with one English voice, which ends a sentence when a test says so. */
  const stub = (page: Page, localService: boolean) =>
    page.addInitScript((local) => {
      const speech = { said: [] as string[], rates: [] as number[], end: () => {} };
      Object.assign(window, {
        speech,
        SpeechSynthesisUtterance: class {
          text: string;
          rate = 1;
          onend: (() => void) | null = null;
          constructor(text: string) {
            this.text = text;
          }
        },
      });
      Object.defineProperty(window, 'speechSynthesis', {
        value: Object.assign(new EventTarget(), {
          getVoices: () => [{ lang: 'en-US', localService: local }],
          cancel: () => {},
          speak: (sentence: { text: string; rate: number; onend: (() => void) | null }) => {
            speech.said.push(sentence.text);
            speech.rates.push(sentence.rate);
            speech.end = () => sentence.onend?.();
          },
        }),
      });
    }, localService);
  type Speech = { speech: { said: string[]; rates: number[]; end: () => void } };
  const said = (page: Page) => page.evaluate(() => (window as unknown as Speech).speech.said);
  const endSentence = (page: Page) => page.evaluate(() => (window as unknown as Speech).speech.end());

  test('is not offered where the words would leave the device', async ({ page }) => {
    await stub(page, false);
    await openLesson(page, lesson);
    await expect(button(page, 'Voice')).toBeHidden();
  });

  test('reads the captions out, waits for the clock, and is waited for', async ({ page }) => {
    await stub(page, true);
    await openLesson(page, lesson);
    await button(page, 'Voice').click();
    await button(page, 'Play').click();
    const first = await page.locator('[data-caption]').textContent();
    expect(await said(page)).toEqual([first]);
    // A slow voice.
    await pass(page, 60);
    const held = await secondOf(page);
    expect(held).toBeLessThan(20);
    expect(await said(page)).toHaveLength(1);
    await endSentence(page);
    await pass(page, 0.5);
    expect(await said(page)).toHaveLength(2);
    // A quick one.
    await endSentence(page);
    await pass(page, 0.5);
    expect(await said(page)).toHaveLength(2);
    await pass(page, 10);
    expect((await said(page)).length).toBeGreaterThan(2);
  });

  test('stops at Pause, repeats the caption, and speaks as fast as the lesson goes', async ({ page }) => {
    await stub(page, true);
    await openLesson(page, lesson);
    await button(page, 'Voice').click();
    await button(page, 'Play').click();
    await pass(page, 1);
    await button(page, 'Pause').click();
    await page.getByRole('combobox', { name: 'Speed' }).selectOption('1.5×');
    await button(page, 'Play').click();
    const [once, again] = await said(page);
    expect(again).toBe(once);
    expect(await page.evaluate(() => (window as unknown as Speech).speech.rates)).toEqual([1, 1.5]);
  });
});

test.describe('sleep', () => {
  /** Takes down how many timers and frames wait, and how many listeners there are. */
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

  test('nothing waits while it stands, and no frame is drawn while nothing changes', async ({ page }) => {
    await openLesson(page, lesson);
    await count(page);
    await page.goto(playerOf(lesson));
    expect((await counts(page)).waiting).toBe(0);
    const starts = await page
      .locator('[data-start][data-now] ~ [data-start]')
      .first()
      .getAttribute('data-start');
    // The first scene has appeared, and the next is more than a second away.
    expect(Number(starts)).toBeGreaterThan(3);
    await seekTo(page, 1.5);
    await button(page, 'Play').click();
    const { frames } = await counts(page);
    await pass(page, 1);
    expect(await counts(page)).toMatchObject({ frames, waiting: 1 });
    await button(page, 'Pause').click();
    expect((await counts(page)).waiting).toBe(0);
  });

  test('an hour of playing leaves nothing behind', async ({ page }) => {
    const short = 'getting-started';
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openLesson(page, short);
    await count(page);
    await page.goto(playerOf(short));
    const once = async () => {
      await page.locator('main').press('Home');
      if ((await state(page)) !== 'playing') await page.keyboard.press('k');
      await pass(page, 630);
      expect(await state(page)).toBe('ended');
      return { ...(await counts(page)), frames: 0 };
    };
    const first = await once();
    for (let time = 1; time < 6; time += 1) expect(await once()).toEqual(first);
    expect(first.waiting).toBe(0);
  });
});

test('nothing moves while it loads or begins to play', async ({ page }) => {
  await watchShift(page);
  await page.goto(`${playerOf(lesson)}?autoplay=1`);
  await expect(page.getByText('00:02')).toBeVisible();
  expect(await shiftOf(page)).toBe(0);
});

test('without JavaScript it is a story in pictures', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(playerOf(lesson));
  const scenes = page.locator('[data-start]');
  expect(await scenes.count()).toBeGreaterThan(10);
  for (const index of [0, 5, (await scenes.count()) - 1]) {
    await expect(scenes.nth(index).locator('.scene')).toBeVisible();
    await expect(scenes.nth(index).locator('.said')).toBeVisible();
  }
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^To the page of/ })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  await page.close();
});

test('on paper it is the same story, dark on white', async ({ page }) => {
  await openLesson(page, lesson);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-start]').last().locator('.said')).toBeVisible();
  await expect(page.locator('.controls')).toBeHidden();
  const ink = await page
    .locator('.said')
    .first()
    .evaluate((words) => getComputedStyle(words).color);
  expect(ink).not.toMatch(/^rgb\(2\d\d/);
});

test('colors of the reader’s own draw the line and the words, and no fan', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openLesson(page, lesson, '?start=70');
  await expect(page.locator('.fan:visible')).toHaveCount(0);
  await expect(page.locator('.scenes h2:visible')).toBeVisible();
  await expect(page.locator('.past')).toBeVisible();
});

for (const [what, width, height] of [
  ['320 px', 320, 400],
  ['400 % zoom', 320, 256],
] as const)
  test(`at ${what} everything can be reached`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await openLesson(page, lesson);
    for (const name of ['Play', 'Captions', 'Transcript', 'Chapters'])
      await expect(button(page, name), name).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await button(page, 'Transcript').click();
    await expect(page.getByRole('heading', { name: 'Transcript' })).toBeInViewport();
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
