import { expect, type Page } from '@playwright/test';
import { runAxe } from '../support/axe.ts';
import { cutWords } from '../support/cut-words.ts';
import { test } from '../support/shared-page.ts';
import { sampleOf } from '../support/thorough.ts';

/** A page of every kind that somebody may want to print. */
const pages = [
  '/',
  '/solutions/ai-chatbots',
  '/resources/documentation/api-integration',
  '/resources/case-studies/barber-shop-ai',
  '/resources/white-papers/ai-automation-roi',
  '/contact',
  '/solutions',
  '/resources',
  '/resources/blog',
  '/resources/blog/ai-2025-trends',
  '/resources/case-studies',
  '/resources/api-reference/authentication',
  '/resources/video-tutorials/getting-started',
  '/resources/white-papers',
  '/privacy',
];

/** What fits on US Letter within a browser's own margins. */
const sheet = { width: 739, height: 980 };

for (const path of sampleOf(pages, 4)) {
  test(`${path} is dark on white on paper, with nothing to press`, async ({ sharedPage: page, baseURL }) => {
    await page.emulateMedia({ media: 'print', reducedMotion: 'no-preference' });
    await page.setViewportSize(sheet);
    await page.goto(`${baseURL}${path}`);
    expect(await paleWords(page)).toEqual([]);
    expect(await cutWords(page.locator('body'))).toEqual([]);
    await expect(
      page.locator('button, form, input, [class*="rounded-control"]').filter({ visible: true }),
    ).toHaveCount(0);
    const skipped = await page.evaluate(
      () =>
        [...document.querySelectorAll('main *')].filter(
          (element) => getComputedStyle(element).contentVisibility === 'auto',
        ).length,
    );
    expect(skipped, 'parts a printer would leave out or put over others').toBe(0);
  });
}

/** Finds almost invisible text, which Axe ignores because it may be hidden on purpose. */
async function paleWords(page: Page): Promise<string[]> {
  const { passes, violations } = await runAxe(page, 'html', { runOnly: ['color-contrast-enhanced'] });
  const measured = [...passes, ...violations].flatMap(({ nodes }) => nodes);
  expect(measured).not.toEqual([]);
  return measured.filter(({ any }) => any[0]?.data?.contrastRatio < 7).map(({ html }) => html);
}
