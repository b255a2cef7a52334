import type { Page } from '@playwright/test';

/** Hidden or not: one that has just closed keeps the focus in its field until it is taken away. */
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search', includeHidden: true });
export const field = (page: Page) => page.getByRole('searchbox');
export const results = (page: Page) => page.locator('[data-search-results] a');

/** Beside the dialog, on its backdrop. */
export const clickBeside = (page: Page) => page.mouse.click(5, 5);
