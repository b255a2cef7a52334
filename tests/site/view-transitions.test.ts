import { expect, test } from '@playwright/test';
import { withMotion } from '../support/motion.ts';
import { sampleOf, whenThorough } from '../support/thorough.ts';

const rare = whenThorough(test);

test.use(withMotion);

const moved = '::view-transition-group(entry)';

/**
 * Records, when a page is revealed, whether a drawing moves into it from the page before. A busy browser makes no transition, or
 * reveals a page before its drawing has come, which says nothing about ours.
 */
test.beforeEach(async ({ page }) => {
  await page.addInitScript((name) => {
    addEventListener('pagereveal', async ({ viewTransition }) => {
      const isThere = document.querySelector(':has(> h1) + .picture-frame, [data-video]') !== null;
      await viewTransition?.ready.catch(() => undefined);
      const grows = document
        .getAnimations()
        .some(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement === name);
      document.documentElement.dataset['grows'] = viewTransition && isThere ? String(grows) : 'unknown';
    });
  }, moved);
});

const ways = [
  { list: '/resources/blog', from: 'a list' },
  { list: '/resources/video-tutorials', from: 'a list of videos' },
  { list: '/resources/blog/ai-barber-shop', from: 'a page with a drawing of its own' },
];

for (const { list, from } of sampleOf(ways, 1)) {
  test(`the drawing of a card grows into its page, from ${from}`, async ({ page }) => {
    const follow = async () => {
      await page.goto(list);
      const link = page.locator('article:has(> .picture-frame) h2 a').first();
      const address = await link.getAttribute('href');
      await link.click();
      await page.waitForURL(`**${address}`);
      await expect(page.locator('html')).toHaveAttribute('data-grows');
      return page.locator('html').getAttribute('data-grows');
    };
    let grows = await follow();
    for (let more = 0; grows === 'unknown' && more < 10; more += 1) grows = await follow();
    expect(grows).toBe('true');
  });
}

rare('a page that is there at once makes no error of its transition', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  // Every second time or so it was revealed before the browser knew that it has transitions.
  for (let visit = 0; visit < 8; visit += 1) {
    await page.goto('/');
    await page.getByRole('link', { name: 'Book a Demo' }).click();
    await page.waitForURL('**/contact?about=demo&from=/');
    await expect(page.locator('html')).toHaveAttribute('data-grows');
  }
  expect(errors).toEqual([]);
});

test('nothing moves from page to page under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/resources/blog');
  const link = page.locator('article h2 a').first();
  const address = await link.getAttribute('href');
  await link.click();
  await page.waitForURL(`**${address}`);
  await expect(page.locator('html')).toHaveAttribute('data-grows', /unknown|false/);
});
