import { z } from 'zod';
import { sampleNames } from '../sums.ts';
import { drawn, entryId, link, metaDescription } from './shared.ts';

const dollars = z
  .int({ error: 'must be two whole numbers of dollars, such as 600 and 90' })
  .nonnegative()
  .max(999_999);

/** What a service costs, in US dollars. */
const price = z.strictObject({ setup: dollars, monthly: dollars }).nullable().meta({
  title: 'Price',
  description:
    'What a customer pays once to begin, and then each month, in whole US dollars. While both are empty, the website says that your offer names the price. Filled in, they stand on the page What it costs and on the page of the service, below “What does it cost?”. Where that page has a calculator, it begins with them.',
  form: 'price',
});

/** The owner's own amounts, by solution. */
export const prices = z.record(entryId, price);
export type Prices = z.infer<typeof prices>;

const section = z.object({ heading: z.string() });

/** The page that says what it costs. */
export const pricing = z.object({
  title: drawn(),
  metaDescription,
  lead: z.string().max(240),
  services: section.extend({
    columns: z.object({ service: z.string(), setup: z.string(), monthly: z.string(), moved: z.string() }),
    /** Stands for an amount that the owner has not published. */
    inOffer: z.string(),
    /** The answer to what a solution costs, once it has amounts. */
    priced: z.string().includes('{setup}').includes('{monthly}'),
    /** Shown while no service has amounts, and while some have. */
    note: z.string(),
    noteOfOthers: z.string(),
  }),
  others: section.extend({
    columns: z.object({ who: z.string(), what: z.string(), how: z.string() }),
    rows: z.array(z.object({ who: z.string(), what: z.string(), how: z.string() })).min(1),
    note: z.string(),
  }),
  never: section.extend({ items: z.array(z.string()).min(1) }),
  leaving: section.extend({ text: z.string() }),
  /** A sample of content/sums.ts, line by line. */
  sum: section.extend({ text: z.string(), of: z.enum(sampleNames), note: z.string(), calculator: link }),
  closing: section.extend({ text: z.string(), action: link, answers: link }),
});
export type Pricing = z.infer<typeof pricing>;
