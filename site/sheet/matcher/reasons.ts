import { reasons } from './asks.ts';

export type Reason = 'card' | keyof typeof reasons | 'unknown';

/** Thirteen to nineteen digits, with a blank or a dash between any two. */
export const cardNumber = /\d(?:[ -]?\d){12,18}/;

/** Why a person has to answer. */
export function reasonToHandOver(question: string, tidied: string): Reason | undefined {
  if (cardNumber.test(question)) return 'card';
  return (Object.keys(reasons) as (keyof typeof reasons)[]).find((reason) => reasons[reason].test(tidied));
}
