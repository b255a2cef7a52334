import { test as base, type Page } from '@playwright/test';

/** For many short looks at many pages: one page a worker, because opening one takes longer than the look. */
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
