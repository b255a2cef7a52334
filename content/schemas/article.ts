import { z } from 'zod';
import { picture } from './picture.ts';
import { day, entryId, metaDescription } from './shared.ts';

export const articleCategory = z.enum(['Industry Trends', 'Small Business', 'Ethics', 'Innovation']);

/** An article of the blog; the words are the Markdown below. */
export const article = z.object({
  title: z.string(),
  metaDescription,
  /** One or two sentences for the card and under the title. */
  excerpt: z.string().max(240),
  category: articleCategory,
  /** The day it was published. */
  date: day,
  /** The day its words last changed, when they did. */
  updated: day.optional(),
  picture,
  /** The two articles shown at the end; when left out, two of the same category or the newest. */
  related: z.array(entryId).length(2).optional(),
});
export type Article = z.infer<typeof article>;
