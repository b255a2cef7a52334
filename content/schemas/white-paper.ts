import { z } from 'zod';
import { anyExhibit } from './exhibit.ts';
import { picture } from './picture.ts';
import { day, metaDescription } from './shared.ts';

/**
 * A white paper. The Markdown below is cut at its second-level headings: each is one page of the PDF, with
 * about 120 words and, where one is named, an exhibit or a pull quote (a block quote).
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
  exhibits: z.array(anyExhibit),
});
export type WhitePaper = z.infer<typeof whitePaper>;
