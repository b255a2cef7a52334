import type { Home } from '../../content/schemas/home.ts';
import { dollars, sumOf } from '../../content/sums.ts';

/** The sentences that change with the slider. */
export type PriceWords = Pick<Home['price'], 'highest' | 'nothing' | 'hours' | 'sum'>;

/** What one hour is worth, and the ceiling of the service in percent. */
export type PriceBasis = { worth: number; percent: number };

/** What may be paid for an automation that takes these hours a week off somebody's hands. */
export function priceWords(words: PriceWords, { worth, percent }: PriceBasis, hours: number) {
  const sum = sumOf({ hours, worth, paid: 0, ceiling: percent, lost: 0, each: 0 });
  const values: Record<string, string> = {
    hours: String(hours),
    worth: dollars(worth),
    percent: String(percent),
    cost: dollars(sum.cost),
    careful: dollars(sum.careful),
    upkeep: dollars(sum.upkeep),
    highest: dollars(sum.highest),
  };
  const filled = (line: string) => line.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  return {
    hours: filled(words.hours),
    verdict: filled(sum.highest > 0 ? words.highest : words.nothing),
    sum: filled(words.sum),
  };
}
