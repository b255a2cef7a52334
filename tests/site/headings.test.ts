import { expect, type Page } from '@playwright/test';
import { test } from '../support/shared-page.ts';
import { listedPages, unlistedPages } from './pages.ts';

for (const path of [...listedPages, ...unlistedPages]) {
  test(`no heading or button of ${path} breaks within a word on the narrowest phone`, async ({
    sharedPage: page,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(`${baseURL}${path}`);
    expect(await brokenWords(page)).toEqual([]);
  });
}

/** Words that stand on more than one line. A hyphen or a slash is where a line may end. */
const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const box of document.querySelectorAll('h1, h2, h3, h4, main a, button')) {
      if (!box.checkVisibility()) continue;
      const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const text = texts.currentNode as Text;
        for (const { index, 0: word } of text.data.matchAll(/[^\s–—/-]+/g)) {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) found.push(word);
        }
      }
    }
    return found;
  });
