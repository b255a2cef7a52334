import type { Locator, Page } from '@playwright/test';

/** By how much a page is wider than its window. */
export const sidewaysOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/**
 * What reaches into the margin beside the page's column, which does not make the page scroll sideways. Demonstrations, whose
 * pictures are wider than their stage, have a test of their own.
 */
export const beyondMargin = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('.wrap > :not(.stage)')]
      .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
      .map(({ className, textContent }) => `${className}: ${textContent.trim().slice(0, 40)}`),
  );

/**
 * Words that overflow a box that clips them. Exempt are boxes that scroll, text for screen readers, breadcrumbs, which
 * repeat the page's heading, and pictures on cards, whose letters nobody has to set further apart.
 */
export const cutWords = (part: Locator, exempt = '.line-clamp-1, .picture-frame .miniature') =>
  part.evaluate((part, exempt) => {
    const frames = new Map<Element, DOMRect | 'scrolls' | undefined>();
    /** The rectangle of a box that clips. It is kept, because texts share most of their boxes. */
    const frameOf = (box: Element) => {
      if (!frames.has(box)) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const is = (...values: string[]) => values.includes(overflowX) || values.includes(overflowY);
        frames.set(
          box,
          is('auto', 'scroll') ? 'scrolls' : is('hidden', 'clip') ? box.getBoundingClientRect() : undefined,
        );
      }
      return frames.get(box);
    };
    const words = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (words.nextNode()) {
      const text = words.currentNode as Text;
      const parent = text.parentElement;
      if (!parent?.checkVisibility() || parent.closest(exempt)) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, top, bottom, width } = range.getBoundingClientRect();
      if (width === 0) continue;
      for (let box: Element | null = parent; box && box !== document.body; box = box.parentElement) {
        const frame = frameOf(box);
        if (!frame) continue;
        const isForScreenReaders = frame !== 'scrolls' && frame.width <= 1;
        if (frame === 'scrolls' || isForScreenReaders) break;
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
  }, exempt);

/** Words of headings and buttons that are broken across lines, except at a hyphen or a slash. */
export const brokenWords = (page: Page, boxes = 'h1, h2, h3, h4, main a, button') =>
  page.evaluate((boxes) => {
    const found: string[] = [];
    for (const box of document.querySelectorAll(boxes)) {
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
  }, boxes);
