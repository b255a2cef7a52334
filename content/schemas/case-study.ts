import { z } from 'zod';
import { exampleExhibit } from './exhibit.ts';
import { picture } from './picture.ts';
import { entryId, hue, metaDescription } from './shared.ts';

const figure = z.object({
  label: z.string().max(60),
  /** The figure as it is read: 50%, $2M, 10M+. */
  value: z.string().max(12),
  /** From what to what, where that is known, and how it was counted. */
  counted: z.string().min(10).max(140),
});

const result = figure.extend({
  /** Which small mark stands beside the figure. */
  icon: z.enum([
    'clock',
    'smile',
    'book',
    'heart',
    'trend',
    'people',
    'coin',
    'eye',
    'bolt',
    'chat',
    'building',
  ]),
});

/**
 * A case study. The Markdown below has three parts, headed The Challenge, Our Solution and Results; each may have
 * headings of the third level.
 */
export const caseStudy = z.object({
  title: z.string(),
  /** Its place in the list, from 1. */
  order: z.int().positive(),
  metaDescription,
  /** One or two sentences for the card and under the title. */
  excerpt: z.string().max(240),
  industry: z.enum(['Personal Care', 'Hospitality', 'Health & Fitness', 'Fashion & Retail']),
  /** Month and year, as 2025-02. */
  month: z.string().regex(/^\d{4}-\d{2}$/, 'must be year and month, as 2025-02'),
  hue,
  picture,
  /** The three figures on the card and in the tiles. */
  results: z.array(result).length(3),
  /** Further figures, listed beside the results. */
  furtherResults: z.array(figure).max(6),
  /** Pieces of the work, each under one of the headings below. */
  exhibits: z.array(exampleExhibit).min(2).max(3),
  testimonial: z.object({
    quote: z.string().max(320),
    /** Signed by role and trade, never by an invented name. */
    role: z.string(),
    /** Whether that customer has said so, and that it may stand here. Until then it is called an illustration. */
    confirmed: z.boolean(),
  }),
  /** The solutions that were used. */
  solutions: z.array(entryId).min(1),
});
export type CaseStudy = z.infer<typeof caseStudy>;
