import type { Page } from '@playwright/test';

/** Visible or not: a dialog that was just closed may still have the focus in its field. */
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search', includeHidden: true });
export const field = (page: Page) => page.getByRole('searchbox');
export const results = (page: Page) => page.locator('[data-search-results] a');

/** Clicks beside the dialog, on its backdrop. */
export const clickBeside = (page: Page) => page.mouse.click(5, 5);
