import { expect } from '@playwright/test';
import { cutWords, sidewaysOverflow } from '../support/cut-words.ts';
import { test } from '../support/shared-page.ts';
import { listedPages, unlistedPages } from './pages.ts';

/** As far as readers may widen text without losing any of it: WCAG 1.4.12. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important; }
  p { margin-bottom: 2em !important; }
`;

/** The narrowest phone, which is also what 400 % makes of a desk, and the desk itself. */
const widths = [320, 1280];

for (const path of [...listedPages, ...unlistedPages]) {
  test(`no word of ${path} is lost when its letters stand further apart`, async ({
    sharedPage: page,
    baseURL,
  }) => {
    await page.goto(`${baseURL}${path}`);
    await page.evaluate((css) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets = [sheet];
    }, spacing);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 256 });
      expect.soft(await sidewaysOverflow(page), `${width} px`).toBe(0);
      expect.soft(await cutWords(page.locator('body')), `${width} px`).toEqual([]);
    }
  });
}
