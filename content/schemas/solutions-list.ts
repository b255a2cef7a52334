import { z } from 'zod';
import { metaDescription } from './shared.ts';

/** What the list of solutions says above its cards. */
export const solutionsList = z.object({
  title: z.string(),
  metaDescription,
  /** What leads back to the list from a solution. */
  back: z.string(),
  lead: z.string(),
});
