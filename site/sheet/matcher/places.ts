import { asks } from './asks.ts';
import { daysIn } from './days.ts';
import type { Sheet } from './sheet.ts';
import { spelled } from './spelling.ts';
import { tidy } from './text.ts';
import { namedIn } from './vocabulary.ts';

/** Where a word stands in the question, as it was typed. */
export type Place = { from: number; to: number };

/** The words of a question that counted: what the line covers, what is asked for, and days. The light leaves them. */
export function placesOf(question: string, covers: ReadonlySet<string>, { onSheet }: Sheet): Place[] {
  const words: Place[] = [...question.matchAll(/[\p{L}\p{N}$]+(?:['’.:-][\p{L}\p{N}]+)*/gu)].map(
    ({ 0: text, index: from }) => ({ from, to: from + text.length }),
  );
  const counted = new Set<Place>();
  const mark = (from: number, to: number) => {
    for (const word of words) if (word.from < to && word.to > from) counted.add(word);
  };

  // Up to three words can be one thing: "hair cut", "walk in".
  for (const length of [1, 2, 3])
    for (const [index, { from }] of words.entries()) {
      const phrase = words.slice(index, index + length);
      const to = phrase.at(-1)?.to ?? from;
      if (phrase.some((word) => counted.has(word))) continue;
      const tidied = tidy(question.slice(from, to));
      const isDay = length === 1 && daysIn(tidied, 0).size > 0;
      if (isDay || namedIn(tidied, (word) => spelled(word, onSheet)).some((stem) => covers.has(stem)))
        mark(from, to);
    }

  const lower = question.toLowerCase();
  // Some letters are two in lower case, and then no place is where it was.
  if (lower.length === question.length)
    for (const pattern of Object.values(asks))
      for (const { 0: text, index } of lower.matchAll(new RegExp(pattern, 'g')))
        mark(index, index + text.length);
  return words.filter((word) => counted.has(word));
}
