import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { company } from '../../content/company.ts';
import { axeFindings } from '../support/axe.ts';
import { sidewaysOverflow } from '../support/cut-words.ts';
import { lessonNames, playerOf } from '../support/lesson.ts';
import { withMotion } from '../support/motion.ts';
import { whenThorough } from '../support/thorough.ts';

const rare = whenThorough(test);

test.use(withMotion);

const name = 'getting-started';
const tutorial = `/resources/video-tutorials/${name}`;
const title = `Getting Started with ${company.name}`;

/** Requests for the player's page, and to other sites. */
function requestsOf(page: Page): { players: string[]; foreign: string[] } {
  const asked = { players: [] as string[], foreign: [] as string[] };
  page.on('request', (request) => {
    const { origin, pathname, href } = new URL(request.url());
    if (pathname === playerOf(name)) asked.players.push(href);
    if (/^https?:/.test(href) && !origin.startsWith('http://localhost')) asked.foreign.push(href);
  });
  return asked;
}

test('the player loads on Play, replaces the picture, and plays', async ({ page }) => {
  const asked = requestsOf(page);
  await page.goto(tutorial, { waitUntil: 'networkidle' });
  expect(asked.players).toEqual([]);
  await expect(page.locator('#player img')).toBeVisible();

  const firstOf = (list: string) => page.getByRole('link', { name: list }).first().boundingBox();
  expect((await firstOf('A week of counting'))?.y).toBe((await firstOf('Download Transcript'))?.y);
  const frame = await page.locator('#player').boundingBox();
  expect((await page.locator('#player img').boundingBox())?.width).toBe(frame?.width);
  expect((frame?.width ?? 0) / (frame?.height ?? 1)).toBeCloseTo(16 / 9, 1);

  await page.getByRole('button', { name: /^Play/ }).click();
  const player = page.getByTitle(title);
  await expect(player).toBeVisible();
  await expect(player).toBeFocused();
  await expect(page.locator('#player img')).toHaveCount(0);
  const lesson = page.frameLocator('#player iframe').locator('main');
  await expect(lesson).toHaveAttribute('data-state', 'playing');
  // The pictures and the controls are as wide as what is below them, and each control can be hit.
  for (const part of ['[data-stage]', '.seek', '[data-play]'])
    expect((await lesson.locator(part).boundingBox())?.x, part).toBe(frame?.x);
  for (const control of await lesson.locator('.buttons > :is(button, select):visible').all()) {
    const { width = 0, height = 0 } = (await control.boundingBox()) ?? {};
    expect(Math.min(width, height), await control.innerText()).toBeGreaterThanOrEqual(36);
  }
  // Who came by a pointer sees no ring.
  expect(await lesson.evaluate((main) => getComputedStyle(main, '::after').borderTopWidth)).toBe('0px');
  expect(asked.players).toHaveLength(1);
  expect(asked.players[0]).toContain('?autoplay=1');
  expect(asked.foreign).toEqual([]);
  // The focus is in the player, where keys work.
  await page.keyboard.press('k');
  await expect(lesson).toHaveAttribute('data-state', 'paused');
});

test('on a phone the player is tall enough to read, and when it is turned fits below the header', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 664 });
  await page.goto(tutorial);
  await page.getByRole('button', { name: /^Play/ }).click();
  await expect(page.getByTitle(title)).toBeVisible();
  const stage = page.locator('#player');
  const { width = 0, height = 1 } = (await stage.boundingBox()) ?? {};
  expect(width / height).toBeCloseTo(4 / 5, 1);
  await expect(stage).toBeInViewport({ ratio: 1 });
  expect(await axeFindings(page, '#player')).toEqual([]);

  await page.setViewportSize({ width: 844, height: 390 });
  const turned = await stage.boundingBox();
  const header = await page.getByRole('banner').boundingBox();
  expect(turned?.height).toBeLessThanOrEqual(390 - (header?.height ?? 0));
  expect(turned?.width).toBeGreaterThan(700);
});

test('with letters twice as large Play and the menu can be pressed, and home does not scroll sideways', async ({
  page,
}) => {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(tutorial);
  await page.getByRole('button', { name: /^Play/ }).click();
  await expect(page.getByTitle(title)).toBeVisible();
  await page.goto('/');
  expect((await page.getByRole('button', { name: 'Menu' }).boundingBox())?.width).toBeGreaterThan(44);
  expect(await sidewaysOverflow(page)).toBe(0);
});

rare('after Play by keyboard the focus is visible', async ({ page }) => {
  await page.goto(tutorial);
  await page.getByRole('button', { name: /^Play/ }).focus();
  await page.keyboard.press('Enter');
  const player = page.getByTitle(title);
  await expect(player).toBeFocused();
  const lesson = page.frameLocator('#player iframe').locator('main');
  const ring = () => lesson.evaluate((main) => getComputedStyle(main, '::after').borderTopWidth);
  await expect.poll(ring).toBe('2px');
  await page.keyboard.press('Tab');
  await expect.poll(ring).toBe('0px');
  await expect(lesson.locator(':focus-visible')).toHaveCount(1);
});

test('Play says where a started lesson goes on, and what to do without a connection', async ({
  page,
  context,
}) => {
  await page.goto(`${playerOf(name)}?start=252`);
  await expect(page.locator('[data-state]')).toBeVisible();
  await page.goto(tutorial);
  const goOn = page.getByRole('button', { name: 'Continue at 04:12' });
  await context.setOffline(true);
  await goOn.click();
  await expect(page.getByRole('status').filter({ hasText: 'No connection' })).toBeVisible();
  await context.setOffline(false);
  await goOn.click();
  const player = page.frameLocator('#player iframe');
  await expect(player.locator('[data-state="playing"]')).toBeVisible();
  await expect(player.getByText('04:1')).toBeVisible();
});

test('a chapter is played alone, and leads to the next one', async ({ page }) => {
  await page.goto(tutorial);
  // The times in the transcript are plain until the player is there.
  await expect(page.getByRole('link', { name: '01:23' })).toHaveCount(0);
  const chapters = page.getByRole('navigation', { name: 'Chapters' }).getByRole('link');
  await chapters.nth(1).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByTitle(title)).toBeFocused();
  await expect(page.getByTitle(title)).toBeInViewport();
  const lesson = page.frameLocator('#player iframe').locator('main');
  await expect(lesson).toHaveAttribute('data-state', 'playing');
  expect(await chapters.nth(1).textContent()).toContain(await lesson.locator('[data-chapter]').textContent());
  await page.getByRole('heading', { name: 'Transcript' }).click();
  await page.getByRole('link', { name: '01:23' }).click();
  await expect.poll(() => page.locator('#player iframe').getAttribute('src')).toContain('start=83');
  await expect(page.getByTitle(title)).toBeInViewport();
});

test('without JavaScript, a lesson and each of its chapters are read', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(tutorial);
  await expect(page.getByRole('button', { name: /^Play/ })).toHaveCount(0);
  await page.getByRole('link', { name: 'Read instead' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
  const scenes = page.locator('[data-start]');
  expect(await scenes.count()).toBeGreaterThan(10);
  for (const index of [0, 5, (await scenes.count()) - 1]) {
    await expect(scenes.nth(index).locator('.scene')).toBeVisible();
    await expect(scenes.nth(index).locator('> p')).toBeVisible();
  }
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^To the page of/ })).toBeVisible();
  expect(await sidewaysOverflow(page)).toBe(0);
  await page.goBack();
  await page.getByRole('navigation', { name: 'Chapters' }).getByRole('link').last().click();
  await expect(page).toHaveURL((url) => url.pathname === playerOf(name));
  await expect(page.locator(':target .scene')).toBeInViewport();
  await page.close();
});

test('a player is found on its tutorial, and nowhere else', async ({ request }) => {
  const html = await (await request.get(playerOf(name))).text();
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(new URL(/rel="canonical" href="([^"]+)"/.exec(html)?.[1] ?? '').pathname).toBe(tutorial);
  for (const path of ['/sitemap.xml', '/llms.txt', '/feed.xml', '/search', '/resources/video-tutorials'])
    expect(await (await request.get(path)).text(), path).not.toContain(playerOf(name));
});

test('a tutorial offers four files, two further tutorials, and to be read instead, as a story in pictures', async ({
  page,
}) => {
  await page.goto(tutorial);
  for (const [link, file] of [
    ['Download Transcript Text', `${name}-transcript.txt`],
    ['Download Captions WebVTT', `${name}-captions.vtt`],
    ['Download Video for wide screens MP4', `${name}.mp4`],
    ['Download Video for phones MP4', `${name}-tall.mp4`],
  ] as const) {
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: link, exact: true }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(file);
    // The films are compared below.
    await download.cancel();
  }
  const next = page.locator('section', { has: page.getByRole('heading', { name: 'Watch next' }) });
  await expect(next.locator('article')).toHaveCount(2);

  await page.getByRole('link', { name: 'Read instead' }).click();
  await expect(page.locator('[data-start] .scene').last()).toBeVisible();
  await expect(page.locator('[data-start] > p').last()).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('link', { name: /^To the page of/ })).toBeVisible();
});

test('every lesson offers its own films', async ({ request }) => {
  for (const lesson of lessonNames) {
    const address = `/resources/video-tutorials/${lesson}`;
    const html = await (await request.get(address)).text();
    const links = [...html.matchAll(/href="([^"]+)" download="([^"]+\.mp4)"/g)];
    expect(links).toHaveLength(2);
    for (const [, href = '', file = ''] of links) {
      const film = await (await request.get(href)).body();
      expect(film.equals(await readFile(`films/kept/lessons/${file}`)), file).toBe(true);
    }
  }
});

test('a browser reads the captions from the first second to the last', async ({ browser }) => {
  // The policy forbids this test's track, because our own pages have none.
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
