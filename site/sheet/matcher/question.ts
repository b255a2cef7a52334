import { type Ask, asks } from './asks.ts';
import { daysIn } from './days.ts';
import type { Line } from './line.ts';
import { amountsIn, kindsOfAges } from './numbers.ts';
import { spelled } from './spelling.ts';
import { wordsIn } from './text.ts';
import { isName, isStrong, namedIn, sizes, wordsWithMeaning } from './vocabulary.ts';

export type Sheet = ReturnType<typeof readSheet>;

/** `known`: the stems that stand on it, and those that every sheet may have. */
export function readSheet(lines: Line[]) {
  const onSheet = new Set(lines.flatMap(({ concepts }) => [...concepts]));
  const known: ReadonlySet<string> = new Set([...onSheet, ...wordsWithMeaning]);
  return { lines, known, names: (stem: string) => onSheet.has(stem) };
}

export type Question = ReturnType<typeof readQuestion>;

/** What a text is about, with its spelling corrected to words that are known. */
export function subjectsIn(text: string, { known }: Sheet): string[] {
  const stems = wordsIn(text)
    .filter(isName)
    .map((word) => spelled(word, known));
  return [...new Set([...stems, ...kindsOfAges(amountsIn(text))])].filter(isName);
}

const judges = /\b(is|are) (it|that|this|he|she) .*\b(ok|okay|safe|fine|enough|possible)\b/;

export function readQuestion(sheet: Sheet, asked: string, told: string, today: number) {
  const own = subjectsIn(asked, sheet);
  // "My zipper broke, how much", "she eats raw, is that ok": what is told is what is asked about.
  const isWhole = own.some(isStrong) || [asks.hours, asks.pay, asks.place].some((ask) => ask.test(asked));
  const isAboutTold = !isWhole || judges.test(asked);
  const text = isAboutTold && told ? `${told}, ${asked}` : asked;
  const all = `${told} ${asked}`;
  const asksFor = (ask: Ask) => asks[ask].test(text);
  const subjects = isAboutTold ? subjectsIn(text, sheet) : own;
  return {
    text,
    days: daysIn(text, today),
    /** What is asked about. */
    subjects: asksFor('pay') && !asksFor('price') ? [...subjects, 'pay'] : subjects,
    sizes: namedIn(all).filter((stem) => sizes.has(stem)),
    asksFor,
    amounts: amountsIn(all),
  };
}
