import { expect, type Page, test } from '@playwright/test';
import { withMotion } from '../../support/motion.ts';
import { whenThorough } from '../../support/thorough.ts';

const rare = whenThorough(test);

test.use(withMotion);

const path = '/solutions/video-content';
const stage = (page: Page) => page.locator('[data-demonstration=video-content]');
const play = (page: Page) => stage(page).getByRole('button', { name: 'Play' });
const pause = (page: Page) => stage(page).getByRole('button', { name: 'Pause' });
const asItCame = (page: Page) => stage(page).getByRole('checkbox', { name: 'As it came' });
const film = (page: Page) => stage(page).locator('video').filter({ visible: true });
const said = (page: Page) => stage(page).locator('[aria-current=true]');

async function comeNear(page: Page): Promise<void> {
  await page.goto(path);
  await stage(page).locator('.stage').scrollIntoViewIfNeeded();
  await expect(stage(page).locator('[data-live]')).toBeVisible();
}

const secondOf = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.currentTime);

/** Lets the film, which plays by itself, play from just before the second, so that the test need not wait. */
async function playUntil(page: Page, second: number): Promise<void> {
  await film(page).evaluate((video: HTMLVideoElement, second) => {
    video.currentTime = second - 0.2;
  }, second);
  await expect.poll(() => secondOf(page)).toBeGreaterThan(second);
}

function filesFetched(page: Page): string[] {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  return fetched;
}

test('the film plays once by itself, muted, when it comes into view, and no file of it is fetched before', async ({
  page,
}) => {
  const fetched = filesFetched(page);
  await page.setViewportSize({ width: 1280, height: 400 });
  await page.goto(path, { waitUntil: 'networkidle' });
  expect(fetched.filter((file) => /\.(webp|mp4|vtt)$/.test(file))).toEqual([]);

  await stage(page).locator('.stage').scrollIntoViewIfNeeded();
  await expect.poll(() => secondOf(page)).toBeGreaterThan(0);
  await expect(film(page)).toHaveJSProperty('muted', true);
  expect(fetched.filter((file) => file.endsWith('.webp')).length).toBeGreaterThan(0);
  await pause(page).click();
  const held = await secondOf(page);
  await page.evaluate(() => scrollTo(0, 0));
  await stage(page).locator('.stage').scrollIntoViewIfNeeded();
  await expect(play(page)).toBeVisible();
  expect(await secondOf(page)).toBe(held);
});

test('under reduced motion nothing plays by itself, and no film is fetched before Play', async ({ page }) => {
  const fetched = filesFetched(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await comeNear(page);
  await page.waitForLoadState('networkidle');
  expect(fetched.filter((file) => file.endsWith('.mp4'))).toEqual([]);
  await expect(film(page)).toHaveJSProperty('paused', true);

  await play(page).click();
  await expect.poll(() => secondOf(page)).toBeGreaterThan(0);
});

rare('Pause keeps the moment when films are swapped, and Play goes on from it', async ({ page }) => {
  await comeNear(page);
  await playUntil(page, 6);
  await pause(page).click();
  await expect(play(page)).toBeVisible();
  const second = await secondOf(page);
  await expect(said(page)).toContainText('0:05');
  const words = stage(page).locator('.subtitle');
  await expect(words).toBeVisible();

  await asItCame(page).check();
  await expect.poll(() => secondOf(page)).toBeCloseTo(second, 1);
  await expect(words).toHaveCount(0);
  await expect(stage(page).getByRole('checkbox', { name: 'Subtitles' })).toBeDisabled();
  await expect(film(page)).toHaveAccessibleName(/phone/);
  await asItCame(page).uncheck();
  await expect.poll(() => secondOf(page)).toBeCloseTo(second, 1);
  await play(page).click();
  await expect.poll(() => secondOf(page)).toBeGreaterThan(second + 0.1);
});

rare('what plays goes on playing as it came, to its end, and begins again', async ({ page }) => {
  await comeNear(page);
  await playUntil(page, 3);
  await asItCame(page).check();
  await expect.poll(() => secondOf(page)).toBeGreaterThan(3.3);
  await film(page).evaluate((video: HTMLVideoElement) => {
    video.currentTime = 14.8;
  });
  await expect(play(page)).toBeVisible();
  await expect(said(page)).toContainText('0:10');
  await play(page).click();
  await expect(pause(page)).toBeVisible();
  await expect(said(page)).toContainText('0:00');
  await stage(page).getByRole('button', { name: 'Start over' }).click();
  await expect(asItCame(page)).not.toBeChecked();
  expect(await secondOf(page)).toBe(0);
});

rare(
  'subtitles switched off leave the film, not the list; another shape moves nothing else, and fits',
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await comeNear(page);
    const list = await stage(page).locator('.subtitles').innerText();
    await expect(stage(page).locator('.subtitle')).toHaveCount(1);
    await stage(page).getByRole('checkbox', { name: 'Subtitles' }).uncheck();
    await expect(stage(page).locator('.subtitle')).toHaveCount(0);
    expect(await stage(page).locator('.subtitles').innerText()).toBe(list);

    const controls = stage(page).getByRole('radio');
    const below = () => play(page).evaluate((button: HTMLElement) => button.offsetTop);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const before = await below();
      for (const [index, ratio] of [9 / 16, 1, 16 / 9].entries()) {
        await controls.nth(index).check({ force: true });
        const at = `${width} px, ${ratio}`;
        const box = await stage(page).locator('.film').boundingBox();
        expect((box?.width ?? 0) / (box?.height ?? 1), at).toBeCloseTo(ratio, 1);
        expect(box?.width, at).toBeLessThanOrEqual(width);
        expect(await below(), at).toBe(before);
      }
    }
  },
);

test('a film that does not arrive is reported, and can be requested again', async ({ page }) => {
  await page.route('**/*.mp4', (route) => route.abort());
  await comeNear(page);
  await play(page).click();
  await expect(stage(page).locator('output')).not.toBeEmpty();
  await expect(play(page)).toBeVisible();
  await page.unroute('**/*.mp4');
  await play(page).click();
  await expect.poll(() => secondOf(page)).toBeGreaterThan(0);
  await expect(stage(page).locator('output')).toBeEmpty();
});

rare('the keyboard reaches every control in the order of the page', async ({ page }) => {
  // Playing by itself, it would have no Play to begin with before its end.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await comeNear(page);
  await play(page).focus();
  const controls = stage(page).locator(':is(button, input:not([type=radio]), input:checked):visible');
  for (const control of await controls.all()) {
    await expect(control).toBeFocused();
    await page.keyboard.press('Tab');
  }
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser’s own player has the film upright, its first picture and its subtitles', async ({
    page,
  }) => {
    await page.goto(path);
    const box = await film(page).boundingBox();
    expect((box?.height ?? 0) / (box?.width ?? 1)).toBeCloseTo(16 / 9, 1);
    await expect(film(page)).toHaveAttribute('controls');
    const poster = await film(page).getAttribute('poster');
    expect((await page.request.get(poster ?? '')).headers()['content-type']).toBe('image/webp');
    const track = await film(page).locator('track').getAttribute('src');
    const subtitles = await page.request.get(track ?? '');
    expect(subtitles.headers()['content-type']).toBe('text/vtt; charset=utf-8');
    for (const line of await stage(page).locator('.subtitles li').allInnerTexts())
      expect(await subtitles.text()).toContain(line.replace(/^\S+\s+/, ''));
  });
});
