import { z } from 'zod';
import { day, metaDescription } from './shared.ts';

/** The privacy page; the words are the Markdown below. */
export const privacy = z.object({
  title: z.string(),
  metaDescription,
  /** The whole of it in one or two sentences. */
  lead: z.string().max(240),
  updated: day,
});
export type Privacy = z.infer<typeof privacy>;
