import { expect, test } from '@playwright/test';
import { button, lesson, openLesson, pass, playerOf, secondOf, seekTo, state } from '../../support/lesson.ts';
import { withMotion } from '../../support/motion.ts';
import { whenThorough } from '../../support/thorough.ts';

const rare = whenThorough(test);

test.use(withMotion);

test('captions are hidden on request, another speed applies from now on, and both stay so', async ({
  page,
}) => {
  const band = page.locator('[data-caption]');
  const speed = page.getByRole('combobox', { name: 'Speed' });
  await openLesson(page, lesson, '?autoplay=1');
  await pass(page, 10);
  await expect(band).not.toHaveText('');
  await speed.selectOption('2×');
  await pass(page, 10);
  expect(await secondOf(page)).toBeCloseTo(30, 0);
  await button(page, 'Captions (CC)').click();
  await expect(band).toBeHidden();
  await page.goto(playerOf(lesson));
  await expect(band).toBeHidden();
  await expect(speed).toHaveValue('2');
});

test('it plays at 1.5 times by itself, and shows so', async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(`${playerOf(lesson)}?autoplay=1`);
  await expect(page.getByRole('combobox', { name: 'Speed' })).toHaveValue('1.5');
  // The lesson begins a moment after its page, and that moment is not measured.
  const begun = async () => {
    await pass(page, 0.1);
    return secondOf(page);
  };
  await expect.poll(begun).toBeGreaterThan(0);
  const from = await secondOf(page);
  await pass(page, 10);
  expect((await secondOf(page)) - from).toBeCloseTo(15, 0);
});

test('the transcript follows, lets a visitor read elsewhere, and seeks when pressed', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openLesson(page, lesson);
  await seekTo(page, 700);
  await button(page, 'Transcript').click();
  const list = page.locator('[data-transcript] ol');
  const said = page.locator('[data-said][data-now]');
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
  await seekTo(page, 400);
  await expect(said).toBeInViewport();

  await list.focus();
  await page.keyboard.press('Home');
  expect(await secondOf(page)).toBe(400);
  await page.keyboard.press('PageUp');
  await expect(follow).toBeVisible();
  await list.getByRole('button', { name: /^02:37/ }).click();
  expect(await secondOf(page)).toBe(157);
  await expect(follow).toBeHidden();
  // The focus does not go with the transcript.
  await page.keyboard.press('t');
  await expect(button(page, 'Transcript')).toBeFocused();
});

test('the code of a scene is copied whole, its request is answered by the sample, in the page, and no other scene offers that', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const writeText = async (text: string) => Object.assign(window, { copied: text });
    Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
  });
  await openLesson(page, 'integration-guide', '?start=160');
  await button(page, 'Copy code').click();
  await expect(button(page, 'Copied')).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { copied: string }).copied)).toBe(
    'ssh server\nread -rs API_KEY\nexport API_KEY',
  );

  await seekTo(page, 198);
  await page.locator('[data-pictures]').click();
  expect(await state(page)).toBe('playing');
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await button(page, 'Send to the sample').click();
  const answer = page.locator('[data-sample-answer]');
  await expect(answer).toContainText('Status 200');
  await expect(answer).toContainText('"chatbots": [');
  expect(await state(page)).toBe('paused');
  expect(requests).toEqual([]);
  await page.keyboard.press('Escape');
  // A broken key.
  await seekTo(page, 265);
  await expect(page.locator('[data-copy]')).toBeVisible();
  await expect(button(page, 'Send to the sample')).toBeHidden();

  // On a phone as well, and no picture moves for that.
  await page.setViewportSize({ width: 360, height: 458 });
  await seekTo(page, 198);
  const stage = page.locator('[data-stage]');
  const before = await stage.boundingBox();
  await expect(page.locator('[data-copy]')).toBeInViewport();
  await expect(button(page, 'Send to the sample')).toBeInViewport();
  await seekTo(page, 80);
  await expect(page.locator('[data-copy]')).toBeHidden();
  expect(await stage.boundingBox()).toEqual(before);
});

test('chapters are listed, lead to their beginning, and close', async ({ page }) => {
  await openLesson(page, lesson);
  const list = page.getByRole('list', { name: 'Chapters' });
  const open = page.locator('[popovertarget="chapters"]');
  await open.click();
  await expect(list.getByRole('button')).not.toHaveCount(0);
  const third = list.getByRole('button').nth(2);
  const start = Number(await third.getAttribute('data-second'));
  const name = await third.getAttribute('data-name');
  await third.click();
  expect(await secondOf(page)).toBe(start);
  await expect(page.locator('[data-chapter]')).toHaveText(name ?? '');
  await expect(list).toBeHidden();
  await open.click();
  await expect(list.locator('[aria-current=true]')).toHaveText((await third.textContent()) ?? '');
  await page.keyboard.press('Escape');
  await expect(list).toBeHidden();
});

rare('without storage it works, and full screen is not offered if it is not allowed', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    Object.defineProperty(Document.prototype, 'fullscreenEnabled', { get: () => false });
  });
  await openLesson(page, lesson, '?autoplay=1');
  await pass(page, 3);
  expect(await secondOf(page)).toBeGreaterThan(3);
  await button(page, 'Pause').click();
  expect(await state(page)).toBe('paused');
  await expect(button(page, 'Captions (CC)')).toBeVisible();
  await expect(button(page, 'Full screen')).toBeHidden();
});
