import { type Ask, asks } from './asks.ts';
import { daysIn } from './days.ts';
import { amountsIn } from './numbers.ts';
import type { Sheet } from './sheet.ts';
import { namedIn, sizes } from './vocabulary.ts';
import { type Weights, weigh } from './weights.ts';

export type Question = ReturnType<typeof readQuestion>;

export function readQuestion(sheet: Sheet, asked: string, told: string, today: number) {
  const all = `${told} ${asked}`;
  const amounts = amountsIn(all);
  const { weights, isAboutTold } = weigh(sheet, asked, told, amounts);
  const imply = (stem: string, weight: number) => weights.has(stem) || weights.set(stem, weight);
  if (asks.pay.test(all) && !asks.price.test(all)) imply('pay', sheet.names('pay') ? 1.5 : 2);
  if (asks.ready.test(all) && sheet.names('turnaround')) imply('turnaround', 2);
  // Whoever wants it today asks what is done the same day.
  if (weights.size > 0 && /\btoday\b/.test(asked) && sheet.names('rush')) imply('rush', 0.8);
  // "How far in advance do I book" asks for a length.
  if (asks.length.test(asked) && !sheet.names('book')) weights.delete('book');

  const text = isAboutTold && told ? `${told}, ${asked}` : asked;
  return {
    text,
    days: daysIn(text, today),
    weights: weights as Weights,
    sizes: namedIn(all).filter((stem) => sizes.has(stem)),
    asksFor: (ask: Ask) => asks[ask].test(text),
    amounts,
  };
}
