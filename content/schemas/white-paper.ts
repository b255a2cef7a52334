import { z } from 'zod';
import { picture } from './picture.ts';
import { day, metaDescription } from './shared.ts';

/**
 * A chart, drawn from its numbers on the page and in the PDF.
 * `after` is the title of the heading it stands under.
 */
const chart = z.object({
  after: z.string(),
  title: z.string(),
  unit: z.string(),
  /** Where the numbers come from, said under the chart. */
  source: z.string(),
  bars: z
    .array(z.object({ label: z.string(), value: z.number().nonnegative() }))
    .min(2)
    .max(6),
});
export type Chart = z.infer<typeof chart>;

/**
 * A white paper. The Markdown below is cut at its second-level headings: each is one page of the PDF, with
 * about 120 words and, where one is named, a chart or a pull quote (a block quote).
 */
export const whitePaper = z.object({
  title: z.string(),
  /** Its place in the list, from 1. */
  order: z.int().positive(),
  metaDescription,
  /** One or two sentences for the card and under the title. */
  description: z.string().max(240),
  /** How many pages the PDF has, cover and contents included; the build checks it. */
  pages: z.int().positive(),
  date: day,
  picture,
  charts: z.array(chart),
});
export type WhitePaper = z.infer<typeof whitePaper>;
