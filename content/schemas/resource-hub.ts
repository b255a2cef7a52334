import { z } from 'zod';
import { kindNamed, kindNames } from '../kinds.ts';
import { picture } from './picture.ts';
import { metaDescription } from './shared.ts';

const resources = kindNames.filter((name) => kindNamed(name).address.startsWith('/resources/'));

/** The hub of resources: its words, and a card for each kind. */
export const resourceHub = z.object({
  title: z.string(),
  metaDescription,
  /** What leads back here from the lists. */
  back: z.string(),
  lead: z.string(),
  cards: z
    .array(
      z.object({
        /** The kind: documentation, blog, … */
        id: z.enum(resources),
        title: z.string(),
        /** What leads back to the list from an entry. */
        back: z.string(),
        /** For the card, and for the list: its lead and what search engines show. */
        description: metaDescription,
        picture,
        /** Shows the card with a disabled button; its pages exist all the same. */
        comingSoon: z.boolean().default(false),
      }),
    )
    .refine(
      (cards) =>
        cards
          .map(({ id }) => id)
          .sort()
          .join() === resources.toSorted().join(),
      {
        error: `must hold one card for each of ${resources.join(', ')}`,
      },
    ),
});
export type ResourceHub = z.infer<typeof resourceHub>;
