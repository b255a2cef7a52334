import { company } from '../../content/company.ts';
import { money } from '../../content/money.ts';
import { pricedAs } from '../../content/schemas/pricing.ts';
import { single } from './entries.ts';

/** The page of prices. Its title depends on whether a service has amounts. */
export async function pricePage(): Promise<{ path: string; title: string }> {
  const [{ title }, prices] = await Promise.all([single('pricing'), single('prices')]);
  return { path: '/pricing', title: title[pricedAs(prices)] };
}

/** From what a solution costs, in words; undefined while it has no amounts. */
export async function priceSentences(): Promise<(solution: string) => string | undefined> {
  const [{ from }, prices] = await Promise.all([single('pricing'), single('prices')]);
  return (solution) => {
    const price = prices[solution];
    if (!price) return undefined;
    return from
      .replace('{setup}', money(price.setup, company.currency))
      .replace('{monthly}', money(price.monthly, company.currency));
  };
}
