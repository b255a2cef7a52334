import { expect, type Page, test } from '@playwright/test';
import { company } from '../../content/company.ts';

const tutorial = '/resources/video-tutorials/getting-started';
const host = 'https://www.youtube-nocookie.com';

/** Stands in for the host, and takes down what it is asked. */
async function answerForHost(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`${host}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>Player</title>' });
  });
  return asked;
}

test('nothing is asked of the video host before Play, and Play puts its player in place of the picture', async ({
  page,
}) => {
  const asked = await answerForHost(page);
  await page.goto(tutorial, { waitUntil: 'networkidle' });
  expect(asked).toEqual([]);
  await expect(page.locator('#player img')).toBeVisible();

  const frame = await page.locator('#player').boundingBox();
  expect((await page.locator('#player img').boundingBox())?.width).toBe(frame?.width);
  expect((frame?.width ?? 0) / (frame?.height ?? 1)).toBeCloseTo(16 / 9, 1);

  await page.getByRole('button', { name: /^Play/ }).click();
  const player = page.getByTitle(`Getting Started with ${company.name}`);
  await expect(player).toBeVisible();
  await expect(player).toBeFocused();
  await expect(page.locator('#player img')).toHaveCount(0);
  await expect.poll(() => asked.length).toBe(1);
  expect(asked[0]).toContain(`${host}/embed/to-be-recorded-01?autoplay=1`);
});

test('the times in the transcript are plain until the player is open, then start it there', async ({
  page,
}) => {
  const asked = await answerForHost(page);
  await page.goto(tutorial);
  await expect(page.getByRole('link', { name: '01:23' })).toHaveCount(0);
  await page.getByRole('button', { name: /^Play/ }).click();
  await page.getByRole('link', { name: '01:23' }).click();
  await expect.poll(() => asked.at(-1)).toContain('start=83');
  await expect(page.getByTitle(`Getting Started with ${company.name}`)).toBeInViewport();
});

test('without JavaScript, Play leads to the page of the video', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(tutorial);
  await expect(page.getByRole('button', { name: /^Play/ })).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^Play/ })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=to-be-recorded-01',
  );
  await page.close();
});

test('only pages with a player may embed its host, and nothing else', async ({ request }) => {
  const policyOf = async (path: string) => (await request.get(path)).headers()['content-security-policy'];
  expect(await policyOf(tutorial)).toContain(`frame-src ${host};`);
  for (const path of [
    '/resources',
    '/resources/video-tutorials',
    '/resources/blog/ai-barber-shop',
    '/solutions',
  ])
    expect(await policyOf(path), path).toContain("frame-src 'none';");
});

test('transcript and captions are kept as files, the video opens at its host', async ({ page }) => {
  await page.goto(tutorial);
  for (const [name, file] of [
    ['Download Transcript', 'getting-started-transcript.txt'],
    ['Download Captions', 'getting-started-captions.vtt'],
  ] as const) {
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name }).click();
    expect((await downloading).suggestedFilename()).toBe(file);
  }
  await expect(page.getByRole('link', { name: 'Download Video' })).toHaveAttribute(
    'href',
    'https://www.youtube.com/watch?v=to-be-recorded-01',
  );
});

test('a browser reads the captions from the first second to the last', async ({ browser }) => {
  // Pages of ours play no video of their own, so that their policy forbids the track this test makes.
  const page = await browser.newPage({ bypassCSP: true });
  const captions = await page.request.get(`${tutorial}/captions.vtt`);
  expect(captions.headers()['content-type']).toBe('text/vtt; charset=utf-8');
  await page.goto('/');
  const cues = await page.evaluate(async (source) => {
    const video = document.createElement('video');
    const track = document.createElement('track');
    track.src = source;
    video.append(track);
    track.track.mode = 'hidden';
    document.body.append(video);
    await new Promise((resolve) => track.addEventListener('load', resolve));
    return [...(track.track.cues ?? [])].map(({ startTime, endTime }) => [startTime, endTime] as const);
  }, `${tutorial}/captions.vtt`);
  expect(cues.length).toBeGreaterThan(50);
  expect(cues[0]?.[0]).toBe(0);
  expect(cues.at(-1)?.[1]).toBe(625);
  await page.close();
});

test('two further tutorials are offered at the end', async ({ page }) => {
  await page.goto(tutorial);
  const next = page.locator('section', { has: page.getByRole('heading', { name: 'Watch next' }) });
  await expect(next.locator('article')).toHaveCount(2);
});
