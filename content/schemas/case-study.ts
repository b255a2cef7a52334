import { z } from 'zod';
import { picture } from './picture.ts';
import { entryId, hue, metaDescription } from './shared.ts';

const result = z.object({
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
  label: z.string().max(60),
  /** The figure as it is read: 50%, $2M, 10M+. */
  value: z.string().max(12),
});

/** A case study. The Markdown below has three parts, headed The Challenge, Our Solution and Results. */
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
  furtherResults: z.array(z.object({ label: z.string(), value: z.string() })).max(6),
  /** Signed by role and trade, never by an invented name. */
  testimonial: z.object({ quote: z.string().max(320), role: z.string() }),
  /** The solutions that were used. */
  solutions: z.array(entryId).min(1),
});
export type CaseStudy = z.infer<typeof caseStudy>;
