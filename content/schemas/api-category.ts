import { z } from 'zod';
import { picture } from './picture.ts';
import { day, metaDescription } from './shared.ts';

/** A category of the API reference; its operations are those the OpenAPI document tags with its file name. */
export const apiCategory = z.object({
  title: z.string(),
  /** Its place in the list, from 1. */
  order: z.int().positive(),
  metaDescription,
  /** One sentence for the card and under the title. */
  description: z.string().max(200),
  picture,
  updated: day,
});
export type ApiCategory = z.infer<typeof apiCategory>;
