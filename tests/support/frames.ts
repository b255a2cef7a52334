import type { Page } from '@playwright/test';

/** Until what has changed is drawn: a browser begins the first frame when the style sheets have arrived. */
export const drawn = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
