import { z } from 'zod';
import words from './fact-words.json' with { type: 'json' };
import { drawn, entryId, link, metaDescription } from './shared.ts';

const { prices: say } = words;

const amount = z
  .number({ error: 'must be two amounts, such as 600 and 29.50' })
  .nonnegative()
  .max(9_999_999)
  .refine((value) => Number(value.toFixed(2)) === value, 'must have at most two digits after the point');

/** What a service costs. */
const price = z
  .strictObject({ setup: amount, monthly: amount })
  .nullable()
  .meta({ ...say.price, form: 'price' });

/** The owner's own amounts, by solution. */
export const prices = z.record(entryId, price);
export type Prices = z.infer<typeof prices>;

const section = z.object({ heading: z.string() });

/** Words for when some service has amounts, and for when none has. */
export const ofAmounts = <Text extends z.ZodType>(text: Text) => z.object({ costs: text, made: text });

/** The page of prices. */
export const pricing = z.object({
  title: ofAmounts(drawn()),
  metaDescription: ofAmounts(metaDescription),
  lead: ofAmounts(z.string().max(160)),
  /** A row of a service, the head of its page, and its card. */
  from: z.string().includes('{setup}').includes('{monthly}'),
  /** The same where nothing is paid to begin, and where nothing is paid each month. */
  fromMonthly: z.string().includes('{monthly}'),
  once: z.string().includes('{setup}'),
  /** Stands for the amounts of a service that has none while others have. */
  inOffer: z.string(),
  never: section.extend({ items: z.array(z.string()).min(1) }),
  leaving: section.extend({ text: z.string() }),
  others: section.extend({
    /** In a line, before the rows are opened. */
    summary: z.string(),
    columns: z.object({ who: z.string(), what: z.string(), how: z.string() }),
    rows: z.array(z.object({ who: z.string(), what: z.string(), how: z.string() })).min(1),
    note: z.string(),
  }),
  /** A shop for which it does not pay, beside the calculator. */
  small: z.string(),
  /** The button that leads to the form, and what stands beside it. */
  ask: ofAmounts(z.string()),
  actions: z.array(link).min(1),
});
export type Pricing = z.infer<typeof pricing>;

/** Which of its words the page of prices has. */
export const pricedAs = (prices: Prices): 'costs' | 'made' =>
  Object.values(prices).some((price) => price !== null) ? 'costs' : 'made';

/** The sentence of a price. */
export const sentenceOf = (
  { from, fromMonthly, once }: Pick<Pricing, 'from' | 'fromMonthly' | 'once'>,
  { setup, monthly }: NonNullable<Prices[string]>,
): string => (monthly === 0 ? once : setup === 0 ? fromMonthly : from);
