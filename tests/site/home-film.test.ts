import { expect, type Page, test } from '@playwright/test';
import { parse } from 'node-html-parser';
import { withMotion } from '../support/motion.ts';
import { reopenAtOnce } from '../support/reopen.ts';

test.use(withMotion);

const isFilm = (url: string) => /\.(mp4|vtt)$|\/poster-(wide|tall)\.[\w-]+\.avif$/.test(url);

/** Records the requests for the film's files. */
function watchRequests(page: Page) {
  const asked: { file: string; range: string | undefined }[] = [];
  page.on('request', (request) => {
    if (isFilm(request.url()))
      asked.push({ file: new URL(request.url()).pathname, range: request.headers()['range'] });
  });
  return asked;
}

const opener = (page: Page) => page.getByRole('link', { name: 'Watch Video' });
const film = (page: Page) => page.locator('dialog video');
const ask = <Value>(page: Page, question: (video: HTMLVideoElement) => Value) =>
  film(page).evaluate(question as (element: Element) => Value);

test('Watch Video asks for nothing of the film before it is pressed, and then plays it; Escape ends it, and its download', async ({
  page,
}) => {
  const asked = watchRequests(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  await opener(page).click();
  await expect.poll(() => ask(page, ({ currentTime }) => currentTime)).toBeGreaterThan(0);
  // One file, in parts, in its smaller format.
  const movies = asked.filter(({ file }) => file.endsWith('.mp4'));
  expect(new Set(movies.map(({ file }) => file.replace(/\.[\w-]+\.mp4$/, '')))).toEqual(
    new Set(['/_astro/wide.av1']),
  );
  expect(movies[0]?.range).toBe('bytes=0-');
  expect(await page.evaluate(() => document.activeElement?.closest('dialog') !== null)).toBe(true);

  await reopenAtOnce(page.getByRole('dialog'), opener(page));
  await expect(film(page)).toHaveCount(1);
  const video = await film(page).elementHandle();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await expect(film(page)).toHaveCount(0);
  // A browser ends a download only a moment after it should.
  const isStopped = (gone: Node) =>
    gone instanceof HTMLVideoElement && gone.networkState === gone.NETWORK_EMPTY;
  await expect.poll(() => video?.evaluate(isStopped)).toBe(true);
});

test('under reduced motion the film is started by hand, can be searched, and has captions and text', async ({
  page,
}) => {
  const asked = watchRequests(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await opener(page).click();
  await expect
    .poll(() => asked.map(({ file }) => file.replace(/\.[\w-]+\.avif$/, '')))
    .toEqual(['/_astro/poster-wide']);
  expect(await ask(page, ({ paused }) => paused)).toBe(true);

  const answer = page.waitForResponse((response) => response.url().endsWith('.mp4'));
  await ask(page, (video) => {
    video.preload = 'auto';
    video.currentTime = 50;
  });
  expect((await answer).status()).toBe(206);
  // Before its first data the film only notes where to begin, and says that it is there.
  await expect
    .poll(() => ask(page, ({ readyState, seeking, currentTime }) => ({ readyState, seeking, currentTime })))
    .toEqual({ readyState: 4, seeking: false, currentTime: 50 });
  await ask(page, (video) => void video.play());
  await expect.poll(() => ask(page, ({ currentTime }) => currentTime)).toBeGreaterThan(50);

  expect(await ask(page, ({ seekable }) => seekable.end(0))).toBeCloseTo(60, 1);
  expect(await page.getByText('1:00, no sound').isVisible()).toBe(true);
  const lastCue = () =>
    ask(page, ({ textTracks: [track] }) => {
      if (!track) return 0;
      // Captions are off until somebody switches them on.
      if (track.mode === 'disabled') track.mode = 'showing';
      return [...(track.cues ?? [])].at(-1)?.endTime ?? 0;
    });
  await expect.poll(lastCue).toBe(60);

  await page.getByText('The film in words').click();
  const words = page.getByRole('dialog').getByRole('listitem');
  await expect(words).toHaveCount(10);
  await expect(words.last()).toBeVisible();
});

test('a browser that cannot play the first format plays the second, with all controls', async ({ page }) => {
  await page.route('**/*.av1.*.mp4', (route) => route.abort());
  await page.goto('/');
  await opener(page).click();
  await expect.poll(() => ask(page, ({ currentTime }) => currentTime)).toBeGreaterThan(0);
  expect(await ask(page, ({ currentSrc }) => currentSrc)).toContain('/wide.h264.');
  // Without playsInline a phone would move the film out of its dialog.
  expect(await ask(page, ({ controls, playsInline }) => [controls, playsInline])).toEqual([true, true]);
});

/** The first window decides which cut is played. In the others, as on a phone that is turned, it stays. */
const shapes = [
  {
    shape: 'tall',
    ratio: 9 / 16,
    sizes: [
      [390, 844],
      [320, 568],
      [844, 390],
    ],
  },
  {
    shape: 'wide',
    ratio: 16 / 9,
    sizes: [
      [844, 390],
      [1440, 900],
      [390, 844],
    ],
  },
] as const;

for (const { shape, ratio, sizes } of shapes) {
  test(`the ${shape} film is completely visible and large in any window, with a way out beside it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: sizes[0][0], height: sizes[0][1] });
    await page.goto('/');
    await opener(page).click();
    await expect
      .poll(() => ask(page, ({ videoWidth, videoHeight }) => videoWidth / videoHeight))
      .toBeCloseTo(ratio, 2);
    // All of it is in view in its own window, and no browser's triangle stands before its words.
    const inWords = page.locator('dialog summary');
    expect(await inWords.evaluate((summary) => getComputedStyle(summary).display)).toBe('flex');
    if (sizes[0][1] > 600) await expect(inWords).toBeInViewport({ ratio: 1 });
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      const at = `${width} × ${height} px`;
      await expect(film(page), at).toBeInViewport({ ratio: 1 });
      await expect(page.getByRole('button', { name: 'Close' }), at).toBeInViewport({ ratio: 1 });
      const frame = await film(page).boundingBox();
      expect((frame?.width ?? 0) / (frame?.height ?? 1), at).toBeCloseTo(ratio, 1);
      const shares = [(frame?.width ?? 0) / width, (frame?.height ?? 0) / height];
      expect(Math.max(...shares), at).toBeGreaterThan(0.6);
    }
    await page.setViewportSize({ width: 844, height: 390 });
    await page.getByText('The film in words').click();
    await page.getByRole('dialog').getByRole('listitem').last().scrollIntoViewIfNeeded();
    await expect(film(page), 'beside its words').toBeInViewport({ ratio: 1 });
  });
}

test('the page names no file of the film that is fetched ahead, but links to it and tells search engines of the same', async ({
  request,
}) => {
  const home = parse(await (await request.get('/')).text());
  expect(home.querySelectorAll('template video')).toHaveLength(2);
  // Chromium does not load what is in a template. Firefox does.
  expect(home.querySelectorAll('template [poster], template img, link[rel=preload][href*=poster]')).toEqual(
    [],
  );
  const address = home.querySelector('[data-opens]')?.getAttribute('href') ?? '';
  const { status, type } = await request.head(address).then((answer) => ({
    status: answer.status(),
    type: answer.headers()['content-type'],
  }));
  expect([status, type]).toEqual([200, 'video/mp4']);
  const data = JSON.parse(home.querySelector('[type="application/ld+json"]')?.text ?? '{}');
  const video = data['@graph'].find((thing: { '@type': string }) => thing['@type'] === 'VideoObject');
  expect(new URL(video.contentUrl).pathname).toBe(address);
  expect(video.duration).toBe('PT60S');
  expect((await request.get(new URL(video.thumbnailUrl).pathname)).headers()['content-type']).toBe(
    'image/avif',
  );
});

test('the file of the film plays when it is opened on its own', async ({ page, request }) => {
  const home = parse(await (await request.get('/')).text());
  await page.goto(home.querySelector('[data-opens]')?.getAttribute('href') ?? '');
  await expect
    .poll(() => page.locator('video').evaluate((video) => (video as HTMLVideoElement).videoWidth))
    .toBe(1280);
});
