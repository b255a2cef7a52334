import { asks } from './asks.ts';
import { daysIn } from './days.ts';
import { spelled, stemsIn, tidy, wordsIn } from './spelling.ts';

/** Where a word stands in the question, as it was typed. */
export type Place = { from: number; to: number };

/** As many words in a row can be one thing: "hair cut", "walk in". */
const longestPhrase = 3;

/**
 * The words of a question that counted: those that the line covers, those that say what is asked for, and the days. The
 * light leaves them.
 */
export function placesOf(question: string, covers: ReadonlySet<string>, known: ReadonlySet<string>): Place[] {
  const words = [...question.matchAll(/[\p{L}\p{N}$]+(?:['’.:-][\p{L}\p{N}]+)*/gu)].map(
    ({ 0: text, index: from }) => ({ text, from, to: from + text.length }),
  );
  const counted = new Set<number>();
  const mark = (from: number, to: number) => {
    for (const [index, word] of words.entries()) if (word.from < to && word.to > from) counted.add(index);
  };

  for (let length = 1; length <= longestPhrase; length += 1)
    for (let first = 0; first + length <= words.length; first += 1) {
      const phrase = words.slice(first, first + length);
      if (phrase.some((_, index) => counted.has(first + index))) continue;
      const tidied = tidy(phrase.map(({ text }) => text).join(' '));
      const stems = stemsIn(wordsIn(tidied).map((word) => spelled(word, known)));
      const isDay = length === 1 && daysIn(tidied, 0).size > 0;
      if (isDay || stems.some((stem) => covers.has(stem))) mark(phrase[0]?.from ?? 0, phrase.at(-1)?.to ?? 0);
    }

  const lower = question.toLowerCase();
  // Some letters are two in lower case, and then no place is where it was.
  if (lower.length === question.length)
    for (const pattern of Object.values(asks))
      for (const { 0: text, index } of lower.matchAll(new RegExp(pattern, 'g')))
        mark(index, index + text.length);
  return words.filter((_, index) => counted.has(index)).map(({ from, to }) => ({ from, to }));
}
