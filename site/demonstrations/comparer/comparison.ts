import type { Comparer } from '../../../content/schemas/demonstrations/comparer.ts';

/** What lies under the line, and where the line is: how many percent of the phone picture are shown. */
export type Comparison = { shown: { look: number } | { fault: number }; line: number };

export type Act =
  | { kind: 'pull'; line: number }
  | { kind: 'choose' | 'compare'; index: number }
  | { kind: 'start over' };

export const opening: Comparison = { shown: { look: 0 }, line: 50 };

/** Far enough to the left that a fault is in view, wherever it is. */
const aside = 16;

export function compare(comparison: Comparison, act: Act): Comparison {
  switch (act.kind) {
    case 'pull':
      return { ...comparison, line: act.line };
    case 'choose':
      return { ...comparison, shown: { look: act.index } };
    case 'compare':
      return { shown: { fault: act.index }, line: aside };
    case 'start over':
      return opening;
  }
}

/** A name stands on its half while there is room for it. */
export const hasRoom = (line: number) => ({ yours: line >= 30, ours: line <= 70 });

/** How many pictures the sample shows, and how many of them are kept. */
export function countOf({ looks, count }: Comparer): string {
  const kept = looks.length;
  return count.replace('{made}', String(kept + 1)).replace('{kept}', String(kept));
}
