import { z } from 'zod';

/** Words that code says, in `labels.ts` and `messages/`, with whatever is put into them. */
export const message = z
  .string()
  .min(1)
  .max(280)
  .refine(
    (text) => !text.includes('{{'),
    'placeholders are filled in YAML and Markdown; this file imports company.ts',
  );
