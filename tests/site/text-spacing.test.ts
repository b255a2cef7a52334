import { expect, type Page } from '@playwright/test';
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
      expect.soft(await cutWords(page), `${width} px`).toEqual([]);
    }
  });
}

const sidewaysOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Words that stick out of a box that shows no more than fits it. Loops bring theirs round; what is for screen readers
 * has no room; a breadcrumb is clamped because its words are the page's heading.
 */
const cutWords = (page: Page) =>
  page.evaluate(() => {
    const cuts = (box: Element) => {
      const { overflowX, overflowY } = getComputedStyle(box);
      return [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip');
    };
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (words.nextNode()) {
      const text = words.currentNode as Text;
      const parent = text.parentElement;
      if (!parent?.checkVisibility() || parent.closest('.marquee, .line-clamp-1')) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, top, bottom, width } = range.getBoundingClientRect();
      if (width === 0) continue;
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        if (!cuts(box)) continue;
        const frame = box.getBoundingClientRect();
        const isForScreenReaders = frame.width <= 1;
        if (isForScreenReaders) break;
        if (
          left < frame.left - 1 ||
          right > frame.right + 1 ||
          top < frame.top - 4 ||
          bottom > frame.bottom + 4
        )
          found.push(`${text.data.trim().slice(0, 40)} in ${box.className}`);
      }
    }
    return found;
  });
