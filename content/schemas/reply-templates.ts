import { z } from 'zod';

/** Placeholders in curly brackets, which the desk fills in when a template is chosen. */
const known = ['{first name}', '{page}', '{number}'];

const letter = z
  .string()
  .min(1)
  .max(4000)
  .refine(
    (text) => (text.match(/\{[^}]*\}/g) ?? []).every((gap) => known.includes(gap)),
    `must name nothing in curly brackets but ${known.join(', ')}`,
  );

/** The templates for replies, listed above the reply's field. */
export const desk = z.strictObject({
  templates: z
    .array(
      z.strictObject({
        /** Its name in the list. */
        name: z.string().min(2).max(40),
        text: letter,
      }),
    )
    .min(1)
    .max(12),
  /** Replaces {page} where the message came from no solution's page, or from an unknown one. */
  unknownPage: z.string().min(2).max(60),
  /** What replaces {number}: the first where the message came with a phone number, the second where it came without. */
  knownNumber: z.string().min(2).max(200),
  unknownNumber: z.string().min(2).max(200),
});
export type Desk = z.infer<typeof desk>;
