import type { Line } from './line.ts';
import { amountsIn, kindsOfAges } from './numbers.ts';
import { spelled } from './spelling.ts';
import { classOf, isName, namedIn, topics } from './vocabulary.ts';

export type Sheet = ReturnType<typeof readSheet>;

/** `named`: what stands on it as a word; `onSheet`: that and its kin. */
export function readSheet(lines: Line[]) {
  const named = new Set(lines.flatMap(({ concepts }) => [...concepts]));
  const onSheet = new Set([...named, ...lines.flatMap(({ kin }) => [...kin])]);
  return { lines, onSheet, named, names: (stem: string) => onSheet.has(stem) };
}

/** How far a line speaks of a thing. */
export function holdsOf({ concepts, kin }: Line, stem: string, { named }: Sheet): number {
  // Of a deposit that holds a booking the deposit is the point.
  if (concepts.has(stem)) return /^(pay|book|member)$/.test(stem) && [...concepts].some(isRule) ? 0.7 : 1;
  // Where cats have a line of their own, that of all pets says less of them.
  const ofKin = named.has(stem) ? 0.4 : 0.9;
  if (kin.has(stem)) return ofKin;
  // Who pays by cheque has his answer where cards and cash are named.
  return classOf(stem) === 'pay' && (concepts.has('pay') || kin.has('pay')) ? ofKin - 0.15 : 0;
}

const isRule = (stem: string) => topics.has(stem) && !/^(pay|book|member)$/.test(stem) && !classOf(stem);

/** What a text is about, with its spelling corrected to words that are known. */
export function subjectsIn(text: string, { onSheet }: Sheet): string[] {
  const stems = namedIn(text, (word) => spelled(word, onSheet));
  return [...new Set([...stems, ...kindsOfAges(amountsIn(text))])].filter(isName);
}
