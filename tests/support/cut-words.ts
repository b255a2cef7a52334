import type { Locator, Page } from '@playwright/test';

/** By how much a page is wider than its window. */
export const sidewaysOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * Words that stick out of a box that shows no more than fits it. Loops bring theirs round; what is for screen readers
 * has no room; a breadcrumb is clamped because its words are the page's heading.
 */
export const cutWords = (part: Locator) =>
  part.evaluate((part) => {
    const cuts = (box: Element) => {
      const { overflowX, overflowY } = getComputedStyle(box);
      return [overflowX, overflowY].some((value) => value === 'hidden' || value === 'clip');
    };
    const words = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
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
