import type { Savings } from '../../../content/schemas/demonstrations/savings.ts';

/** What each solution may save at most, as its own file claims it, by its id. */
export type Ceilings = Record<string, { percent: number; of: string }>;

export type FieldName = keyof Savings['fields'];

/** What stands in the number fields. */
export type Typed = Record<FieldName, string>;
export type Amounts = Record<FieldName, number>;

/** What counts of what was typed: nothing that is no number, and nothing beyond the limit. */
export const held = (typed: string, most: number) => Math.min(most, Math.max(0, Number(typed) || 0));

export type Sums = { cost: number; ceiling: number; half: number };

/** A month's cost, the most that may be saved of it, and half of that. */
export function sumsOf({ hours, worth, paid }: Amounts, percent: number): Sums {
  const cost = Math.round((hours * worth * 52) / 12) + paid;
  const ceiling = Math.round((cost * percent) / 100);
  return { cost, ceiling, half: Math.round(ceiling / 2) };
}
