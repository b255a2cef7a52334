import { expect, type Page, test } from '@playwright/test';
import { clickBeside, dialog, field } from '../support/search.ts';
import { whenThorough } from '../support/thorough.ts';

const rare = whenThorough(test);

const letterKey = (page: Page) => page.getByRole('checkbox', { name: /the \/ key/ });

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

async function turnOffIn(page: Page, path: string) {
  await page.goto(path);
  expect(await takes(page, '/')).toBe(true);
  await letterKey(page).uncheck();
  await clickBeside(page);
  await expect(dialog(page)).toHaveCount(0);
}

test('the letter that opens the search can be turned off there, for every page and visit to come', async ({
  page,
}) => {
  await turnOffIn(page, '/solutions');
  expect(await takes(page, '/')).toBe(false);

  await page.goto('/resources/blog');
  expect(await takes(page, '/')).toBe(false);
  expect(await takes(page, 'Control+k')).toBe(true);
  await expect(letterKey(page)).not.toBeChecked();
  await expect(letterKey(page)).toHaveAccessibleDescription(/dictate/);

  await letterKey(page).check();
  await clickBeside(page);
  await expect(dialog(page)).toHaveCount(0);
  expect(await takes(page, '/')).toBe(true);
});

test('it can be turned off on the page of the search as well', async ({ page }) => {
  await page.goto('/search');
  await letterKey(page).uncheck();
  await page.reload();
  await expect(letterKey(page)).not.toBeChecked();
  expect(await takes(page, '/')).toBe(false);
  await expect(field(page)).not.toBeFocused();
});

rare('the search page says so after going back to it', async ({ page }) => {
  await page.goto('/search');
  await expect(letterKey(page)).toBeChecked();
  await turnOffIn(page, '/solutions');
  await page.goBack();
  await expect(page).toHaveURL('/search');
  await expect(letterKey(page)).not.toBeChecked();
});

rare('without storage it stays off until the page is left', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('', 'SecurityError');
      },
    }),
  );
  await turnOffIn(page, '/solutions');
  expect(await takes(page, '/')).toBe(false);
});

test('the browser keeps its own keys', async ({ page }) => {
  await page.goto('/solutions');
  for (const key of ['Control+/', 'Alt+/', 'Control+Shift+k', 'Control+Alt+k'])
    expect.soft(await takes(page, key), key).toBe(false);
});
