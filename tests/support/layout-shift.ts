import type { Page } from '@playwright/test';

type Watched = { shiftSoFar(): number };

/** Sums up the layout shifts of every page that this one opens. */
export const watchShift = (page: Page) =>
  page.addInitScript(() => {
    let shift = 0;
    const add = (entries: PerformanceEntry[]) => {
      for (const entry of entries) shift += (entry as unknown as { value: number }).value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, {
      shiftSoFar() {
        // Entries that the browser has recorded but not delivered yet.
        add(observer.takeRecords());
        return shift;
      },
    });
  });

export const shiftOf = (page: Page) => page.evaluate(() => (window as unknown as Watched).shiftSoFar());
