import { dirname } from 'node:path';
import type { Word } from '../../contract/website.ts';
import { remembered } from './remembered.ts';
import { wordsIn } from './words.ts';

/** Texts that a new entry still has of another one: it began as a copy, and is to say something of its own. */

export type Borrowed = { of: string; places: string[] };

/**
 * The entry of the same list with which a new one has most in common. Nobody has to remember what it was copied from, and a
 * text that several entries have is a label of theirs.
 */
export function borrowedIn(
  file: string,
  source: string,
  others: ReadonlyMap<string, string[]>,
): Borrowed | undefined {
  const neighbors = [...others].filter(([other]) => other !== file && dirname(other) === dirname(file));
  const having = new Map<string, Set<string>>();
  for (const [other, sources] of neighbors) {
    for (const text of sources.flatMap((each) => [...ownTexts(other, each).values()]))
      having.set(text, (having.get(text) ?? new Set()).add(other));
  }
  const found = new Map<string, string[]>();
  for (const [place, text] of ownTexts(file, source)) {
    const [of, ...more] = having.get(text) ?? [];
    if (of !== undefined && more.length === 0) found.set(of, [...(found.get(of) ?? []), place]);
  }
  const [most] = [...found].sort(([, one], [, other]) => other.length - one.length);
  return most && { of: most[0], places: [...most[1]] };
}

/** Heads of columns, days and roles are of so few words. */
const shortest = 4;

/**
 * By their places, the texts that only one entry would have: sentences, and each figure together with what it counts, of
 * which every part alone may well be the same.
 */
const ownTexts = remembered((file, source) => {
  const words = new Map(wordsIn(file, source).map((word) => [word.place, word]));
  return new Map(
    [...words.values()].flatMap((word): [string, string][] => {
      const counted = word.place.endsWith('.value') && words.get(word.place.replace(/value$/, 'label'));
      if (counted) return [[word.place, `${counted.text}: ${word.text}`]];
      return isSentence(word) ? [[word.place, word.text]] : [];
    }),
  );
});

const isSentence = ({ text, fixed }: Word) => !fixed && text.trim().split(/\s+/).length >= shortest;
