import words from '../../../content/sheet-words.json' with { type: 'json' };

const compiled = <Name extends string>(patterns: Record<Name, string>) =>
  Object.fromEntries(
    Object.entries<string>(patterns).map(([name, pattern]) => [name, new RegExp(pattern)]),
  ) as Record<Name, RegExp>;

/** What a tidied question asks for, beside what it asks about. The words that match are a reason for the line. */
export const asks = compiled(words.asks);
export type Ask = keyof typeof asks;

export const says = compiled(words.says);

/** How a text begins or goes on, and what that says of it. */
export const clues = compiled(words.clues);

/** What is never answered from a sheet, in this order, and before any line is looked at. */
const reasons = compiled(words.reasons);

export type Reason = 'card' | keyof typeof reasons | 'unknown';

/** Thirteen to nineteen digits, with a blank or a dash between any two. */
export const cardNumber = /\d(?:[ -]?\d){12,18}/;

/** Why a person has to answer. */
export function reasonToHandOver(question: string, tidied: string): Reason | undefined {
  if (cardNumber.test(question)) return 'card';
  return (Object.keys(reasons) as (keyof typeof reasons)[]).find((reason) => reasons[reason].test(tidied));
}
