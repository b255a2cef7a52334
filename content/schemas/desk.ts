import { z } from 'zod';

/** In curly brackets: what the desk puts in when a template is chosen. */
const known = ['{first name}', '{page}'];

const letter = z
  .string()
  .min(1)
  .max(4000)
  .refine(
    (text) => (text.match(/\{[^}]*\}/g) ?? []).every((gap) => known.includes(gap)),
    `must name nothing in curly brackets but ${known.join(' and ')}`,
  );

/** What the owner answers often: the list above the field for a reply. */
export const desk = z.strictObject({
  templates: z
    .array(
      z.strictObject({
        /** In the list. */
        name: z.string().min(2).max(40),
        text: letter,
      }),
    )
    .min(1)
    .max(12),
  /** What stands for {page} where an enquiry came from no solution's page, or nobody knows from where. */
  unknownPage: z.string().min(2).max(60),
  /** Of a reply that is opened in the mail program. */
  subject: z.string().min(2).max(120),
});
export type Desk = z.infer<typeof desk>;
