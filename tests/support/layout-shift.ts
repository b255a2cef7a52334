import type { Page } from '@playwright/test';

type Watched = { shift: number };

/** Sums up what moves on every page this one opens from now on. */
export const watchShift = (page: Page) =>
  page.addInitScript(() => {
    const watched = window as unknown as Watched;
    watched.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) watched.shift += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

export const shiftOf = (page: Page) => page.evaluate(() => (window as unknown as Watched).shift);
