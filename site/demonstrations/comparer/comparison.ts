import type { Comparer } from '../../../content/schemas/demonstrations/comparer.ts';

/** What is under the line, and the line's place: the percentage of the phone picture that is shown. */
export type Comparison = { shown: { look: number } | { fault: number }; line: number };

export type Act =
  | { kind: 'pull'; line: number }
  | { kind: 'choose' | 'compare'; index: number }
  | { kind: 'start over' };

export const opening: Comparison = { shown: { look: 0 }, line: 50 };

/** Far enough to the left to show any fault. */
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

/** A name is shown on its half while there is room for it. */
export const hasRoom = (line: number) => ({ yours: line >= 30, ours: line <= 70 });

/** The sentence with the number of pictures, and of those that were kept. */
export function countOf({ looks, count }: Comparer): string {
  const kept = looks.length;
  return count.replace('{made}', String(kept + 1)).replace('{kept}', String(kept));
}
