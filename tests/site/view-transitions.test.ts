import { expect, test } from '@playwright/test';
import { withMotion } from '../support/motion.ts';

test.use(withMotion);

const moved = '::view-transition-group(entry)';

/** Records, when a page is revealed, whether a drawing moves into it from the page before. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript((name) => {
    addEventListener('pagereveal', async ({ viewTransition }) => {
      await viewTransition?.ready.catch(() => undefined);
      const grows = document
        .getAnimations()
        .some(({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement === name);
      document.documentElement.dataset['grows'] = String(grows);
    });
  }, moved);
});

const ways = [
  { list: '/resources/blog', from: 'a list' },
  { list: '/resources/video-tutorials', from: 'a list of videos' },
  { list: '/resources/blog/ai-barber-shop', from: 'a page with a drawing of its own' },
];

for (const { list, from } of ways) {
  test(`the drawing of a card grows into its page, from ${from}`, async ({ page }) => {
    await page.goto(list);
    const link = page.locator('article:has(> .picture-frame) h2 a').first();
    const address = await link.getAttribute('href');
    await link.click();
    await page.waitForURL(`**${address}`);
    await expect(page.locator('html')).toHaveAttribute('data-grows', 'true');
  });
}

test('nothing moves from page to page under reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/resources/blog');
  const link = page.locator('article h2 a').first();
  const address = await link.getAttribute('href');
  await link.click();
  await page.waitForURL(`**${address}`);
  await expect(page.locator('html')).toHaveAttribute('data-grows', 'false');
});
