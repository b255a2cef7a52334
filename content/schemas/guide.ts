import { z } from 'zod';
import { picture } from './picture.ts';
import { day, entryId, metaDescription } from './shared.ts';

/** A guide under Documentation; the words are the Markdown below. */
export const guide = z.object({
  title: z.string(),
  /** Its place in the list, from 1. */
  order: z.int().positive(),
  metaDescription,
  /** One sentence for the card and under the title. */
  description: z.string().max(200),
  level: z.enum(['Beginner', 'Intermediate', 'Advanced', 'All Levels']),
  picture,
  updated: day,
  /** The two guides shown at the end; when left out, the next two of the list. */
  related: z.array(entryId).length(2).optional(),
});
export type Guide = z.infer<typeof guide>;
