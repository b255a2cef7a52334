import { z } from 'zod';
import { metaDescription, point } from './shared.ts';

const introduction = z.object({ heading: z.string().max(60), lead: z.string().max(240) });

/** The words of the contact page. */
export const contact = z.object({
  title: z.string(),
  metaDescription,
  /**
   * What stands above the form: for everybody, for those who pressed Log in, for those who pressed Sign up. The others
   * are there while calls are offered: for those who want to see it, and in place of the first once a call is booked,
   * moved or cancelled.
   */
  introductions: z.object({
    general: introduction,
    'client-access': introduction,
    'get-started': introduction,
    demo: introduction,
    booked: introduction,
    moved: introduction,
    cancelled: introduction,
  }),
  /** What stands before the promised time, and before the e-mail. */
  otherWays: z.object({ answer: z.string(), write: z.string() }),
  /** What happens after sending, in three steps. */
  next: z.object({ heading: z.string(), steps: z.array(point).length(3) }),
  /** What an answer looks like. */
  sample: z.object({
    heading: z.string(),
    /** What calls it a sample, and what is invented in it. */
    mark: z.string(),
    note: z.string(),
    /** From whom, about what. */
    head: z.array(z.object({ label: z.string(), text: z.string() })).min(2),
    paragraphs: z.array(z.string()).min(2).max(6),
  }),
});
export type Contact = z.infer<typeof contact>;
