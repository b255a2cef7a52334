import { expect, type Page, test } from '@playwright/test';
import { dialog, field } from '../support/search.ts';

test.beforeEach(({ page }) =>
  // Records for every key whether the page prevented its default.
  page.addInitScript(() =>
    addEventListener('keydown', ({ defaultPrevented }) => {
      document.documentElement.dataset['taken'] = String(defaultPrevented);
    }),
  ),
);

async function takes(page: Page, key: string): Promise<boolean> {
  await page.keyboard.press(key);
  return (await page.locator('html').getAttribute('data-taken')) === 'true';
}

test('a key opens the search, and the browser keeps its own', async ({ page }) => {
  await page.goto('/solutions');
  for (const key of ['/', 'k', 'Control+/', 'Alt+/', 'Control+Shift+k', 'Control+Alt+k'])
    expect.soft(await takes(page, key), key).toBe(false);
  await expect(dialog(page)).toHaveCount(0);
  expect(await takes(page, 'Control+k')).toBe(true);
  await expect(field(page)).toBeFocused();
});
