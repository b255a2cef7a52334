import { z } from 'zod';
import { metaDescription, point } from './shared.ts';

const introduction = z.object({ heading: z.string().max(60), lead: z.string().max(240) });

/** The words of the contact page. */
export const contact = z.object({
  metaDescription,
  /** What stands above the form: for everybody, for those who pressed Log in, and for those who pressed Sign up. */
  introductions: z.object({
    general: introduction,
    'client-access': introduction,
    'get-started': introduction,
  }),
  /** What happens after sending, in three steps. */
  next: z.object({ heading: z.string(), steps: z.array(point).length(3) }),
});
export type Contact = z.infer<typeof contact>;
