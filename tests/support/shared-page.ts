import { test as base, type Page } from '@playwright/test';

/** One page per worker for many short looks, because opening a page takes longer than a look. */
export const test = base.extend<object, { sharedPage: Page }>({
  sharedPage: [
    async ({ browser }, use) => {
      const page = await browser.newPage();
      await use(page);
      await page.close();
    },
    { scope: 'worker' },
  ],
});
