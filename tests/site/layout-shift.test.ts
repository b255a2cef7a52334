import { expect, test } from '@playwright/test';
import { shiftOf, watchShift } from '../support/layout-shift.ts';
import { withMotion } from '../support/motion.ts';
import { linkThatPauses } from '../support/pausing-link.ts';
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

const pieces = [
  { width: 390, where: 'class="hero-hint' },
  { width: 1440, where: '</h1>' },
  { width: 800, where: '</h1>' },
];

for (const { width, where } of sampleOf(pieces, 2))
  test(`nothing of home moves at ${width} px when it arrives in two pieces`, async ({ page, baseURL }) => {
    const rest = Promise.withResolvers<void>();
    await using line = await linkThatPauses(baseURL ?? '', where, rest.promise);
    await watchShift(page);
    await page.setViewportSize({ width, height: 800 });
    await page.goto(line.address, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
    rest.resolve();
    await page.waitForLoadState('load');
    expect(await shiftOf(page)).toBe(0);
  });
