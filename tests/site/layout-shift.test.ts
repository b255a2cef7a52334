import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { drawn } from '../support/frames.ts';
import { shiftOf, watchShift } from '../support/layout-shift.ts';
import { lesson, playerOf } from '../support/lesson.ts';
import { withMotion } from '../support/motion.ts';
import { sampleOf } from '../support/thorough.ts';

test.use(withMotion);

const pages = [
  '/',
  '/contact?about=get-started',
  '/supabase-test',
  '/resources/documentation/getting-started',
  '/resources/api-reference/chatbots',
  '/resources/case-studies',
];

for (const path of sampleOf(pages, 3))
  test(`nothing of ${path} moves, even when its fonts come late`, async ({ context }) => {
    const shiftAt = async (width: number) => {
      const page = await context.newPage();
      const painted = Promise.withResolvers<void>();
      await page.route('**/*.woff2', async (route) => {
        await painted.promise;
        await route.continue();
      });
      await watchShift(page);
      await page.setViewportSize({ width, height: 800 });
      await page.goto(path, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
      painted.resolve();
      await page.waitForLoadState('networkidle');
      await page.evaluate(async () => {
        await Promise.all([...document.fonts].map((font) => font.load()));
        await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
      });
      return shiftOf(page);
    };
    // At the same time, because both wait until the network is idle.
    expect(await Promise.all([shiftAt(360), shiftAt(1440)])).toEqual([0, 0]);
  });

const arriving = [
  { path: '/', last: '<footer' },
  { path: '/solutions', last: '<footer' },
  { path: '/contact?about=demo', last: '<footer' },
  { path: playerOf(lesson), last: 'class="controls ' },
];

for (const { path, last } of arriving)
  test(`${path} is shown when all of it has arrived, so that nothing moves`, async ({ page, baseURL }) => {
    const rest = Promise.withResolvers<void>();
    await using line = await linkThatPauses(baseURL ?? '', last, rest.promise);
    await watchShift(page);
    // However long a busy machine takes, the page's patience does not end.
    const client = await page.context().newCDPSession(page);
    await client.send('Animation.enable');
    await client.send('Animation.setPlaybackRate', { playbackRate: 0 });
    await page.goto(`${line.address}${path}`, { waitUntil: 'commit' });
    await page.locator('h1').first().waitFor({ state: 'attached' });
    await drawn(page);
    await expect(page.locator('body > script')).toHaveCount(0);
    rest.resolve();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    const [arrived = 0, shown = 0] = await page.evaluate(() => {
      const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return [page?.responseEnd, paint?.startTime];
    });
    expect(shown).toBeGreaterThan(arrived);
    expect(await shiftOf(page)).toBe(0);
    // It is shown because it is there, and not because its patience ended.
    await expect(page.locator('body')).toHaveCSS('animation-name', 'none');
  });

test('a page that stalls shows what has arrived', async ({ page, baseURL }) => {
  await using line = await linkThatPauses(baseURL ?? '', '<footer', new Promise(() => {}));
  await page.goto(`${line.address}/solutions`, { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

/** Serves the site again, and pauses where a text begins in a page. */
async function linkThatPauses(site: string, where: string, until: Promise<void>) {
  const server = createServer(async ({ url }, response) => {
    const answer = await fetch(`${site}${url}`);
    response.writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type') ?? '' });
    const body = Buffer.from(await answer.arrayBuffer());
    const pause = body.indexOf(where);
    if (pause > 0) {
      response.write(body.subarray(0, pause));
      await until;
    }
    response.end(body.subarray(Math.max(pause, 0)));
  }).listen(0);
  await once(server, 'listening');
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
    },
  };
}
