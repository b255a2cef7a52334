import type { Home } from '../../content/schemas/home.ts';
import { isWorthwhile, lostIn, type SumInputs, sumOf, whole } from '../../content/sums.ts';

/** The sentences that change with the slider. */
export type PriceWords = Pick<Home['price'], 'worth' | 'little' | 'hours' | 'sum'> & {
  /** Before amounts, in the owner's currency. */
  sign: string;
};

/** The slider says the rest. */
export type PricedShop = Omit<SumInputs, 'hours' | 'lost'>;

/** What an automation is worth to a shop like this one that spends these hours a week. */
export function priceWords(words: PriceWords, shop: PricedShop, hours: number) {
  const { cost, careful, late, upkeep, highest } = sumOf({ ...shop, hours, lost: lostIn(hours) });
  const amounts = { cost, careful, late, upkeep, highest, worth: shop.worth, each: shop.each };
  const values: Record<string, string> = {
    hours: String(hours),
    percent: String(shop.ceiling),
    ...Object.fromEntries(Object.entries(amounts).map(([name, amount]) => [name, whole(amount, words.sign)])),
  };
  const filled = (line: string) => line.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  const verdict = isWorthwhile({ highest }) ? filled(words.worth) : words.little;
  return { hours: filled(words.hours), verdict, sum: filled(words.sum) };
}
