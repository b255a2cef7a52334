import { dirname } from 'node:path';
import { template } from '../../content/messages/editing.ts';
import type { Word } from '../../contract/website.ts';
import { remembered } from './remembered.ts';
import { wordsIn } from './words.ts';

/** Finds the texts that a new entry still shares with the entry that it was copied from. */

/** `of` is the file of the original, or '' for the template. */
export type Borrowed = { of: string; places: string[] };

/**
 * The original is the entry of the same list that shares most texts, so it need not be stored. Texts that several entries
 * share are labels and do not count.
 */
export function borrowedIn(file: string, source: string, others: ReadonlyMap<string, string[]>) {
  const neighbors = [...others].filter(([other]) => other !== file && dirname(other) === dirname(file));
  const having = new Map<string, Set<string>>();
  for (const [other, sources] of neighbors) {
    for (const text of sources.flatMap((each) => [...ownTexts(other, each).values()]))
      having.set(text, (having.get(text) ?? new Set()).add(other));
  }
  const found = new Map<string, string[]>();
  for (const [place, text] of ownTexts(file, source)) {
    // Own words beside those of the template do not finish it.
    const isTemplate = Object.values(template).some((each) => text.includes(each));
    const [of, ...more] = isTemplate ? [''] : (having.get(text) ?? []);
    if (of !== undefined && more.length === 0) found.set(of, [...(found.get(of) ?? []), place]);
  }
  const [most] = [...found].sort(([, one], [, other]) => other.length - one.length);
  return most && { of: most[0], places: [...most[1]] };
}

/** Shorter texts are column headings, days or roles, which may be the same. */
const shortest = 4;

/**
 * The texts that no two entries should share, by their places: sentences, and figures together with what they count. A
 * figure or its label alone may be the same.
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
