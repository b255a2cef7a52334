import { z } from 'zod';
import { picture } from './picture.ts';
import { day, entryId, metaDescription } from './shared.ts';

/** The categories, each with the sentence at the head of its list. */
export const articleCategories = {
  'Industry Trends': 'What is new in AI, sorted for people with a shop to open in the morning.',
  'Small Business': 'How to choose a first job for AI, count what it brings, and stop in time.',
  Ethics: 'What to tell customers, what to keep from machines, and where we draw our own lines.',
  Innovation: 'Everyday work in a shop, looked at closely: what a machine can take over, and what it cannot.',
};

const articleCategory = z.literal(Object.keys(articleCategories) as (keyof typeof articleCategories)[]);

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
