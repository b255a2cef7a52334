import { z } from 'zod';
import { picture } from './picture.ts';
import { metaDescription } from './shared.ts';

/** The hub of resources: its words and its six cards. */
export const resourceHub = z.object({
  title: z.string(),
  metaDescription,
  lead: z.string(),
  cards: z
    .array(
      z.object({
        /** The folder of its pages: documentation, blog, … */
        id: z.string(),
        title: z.string(),
        /** For the card, and for the list: its lead and what search engines show. */
        description: metaDescription,
        picture,
        /** Shows the card with a disabled button; its pages exist all the same. */
        comingSoon: z.boolean().default(false),
      }),
    )
    .length(6),
});
export type ResourceHub = z.infer<typeof resourceHub>;
