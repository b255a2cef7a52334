import { expect, type Page, test } from '@playwright/test';
import { withMotion } from '../support/motion.ts';

test.use(withMotion);

const answer = (page: Page) => page.locator('[data-answer]').filter({ visible: true });
const message = (page: Page, words: string) => page.getByRole('button', { name: words });

test('each message has its answer, one at a time, in the same room', async ({ page }) => {
  await page.goto('/');
  await expect(message(page, 'u open sun')).toHaveAttribute('aria-pressed', 'true');
  await expect(answer(page)).toContainText('Line 3');
  const room = page.locator('ul', { has: page.locator('[data-answer]') });
  const before = await room.boundingBox();

  await message(page, 'skin fade').press('Enter');
  await expect(answer(page)).toContainText('A skin fade is $38');
  await message(page, 'scalp').click();
  await expect(answer(page)).toContainText('Handed over at 10:47 pm');
  await expect(message(page, 'u open sun')).toHaveAttribute('aria-pressed', 'false');
  expect((await room.boundingBox())?.height).toBe(before?.height);
});

test('the way on leads to the assistant itself', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Try to trip it up' }).click();
  await expect(page.getByRole('heading', { name: 'Try to trip it up', exact: true })).toBeInViewport();
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('all questions stand there with their answers, and none is a button', async ({ page }) => {
    await page.goto('/');
    await expect(answer(page)).toHaveCount(3);
    await expect(answer(page).nth(1)).toContainText('how much is a skin fade');
    await expect(page.getByRole('button', { name: 'skin fade' })).toHaveCount(0);
  });
});
