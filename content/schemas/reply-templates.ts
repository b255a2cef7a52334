import { z } from 'zod';
import words from './fact-words.json' with { type: 'json' };

const { letters: say } = words;

/** Placeholders in curly brackets, which the desk fills in when a template is chosen. */
const known = ['{first name}', '{page}', '{number}', '{times}'];

const letter = z
  .string()
  .min(1)
  .max(4000)
  .refine(
    (text) => (text.match(/\{[^}]*\}/g) ?? []).every((gap) => known.includes(gap)),
    `must name nothing in curly brackets but ${known.join(', ')}`,
  );

/** The templates for replies, listed above the reply's field. The desk's form shows each field with its words of fact-words.json. */
export const letters = z.strictObject({
  templates: z
    .array(
      z.strictObject({
        /** Its name in the list. */
        name: z.string().min(2).max(40),
        text: letter,
      }),
    )
    .min(1)
    .max(12)
    .meta({ ...say.templates, form: 'templates' }),
  unknownPage: z.string().min(2).max(60).meta(say.unknownPage),
  knownNumber: z.string().min(2).max(200).meta(say.knownNumber),
  unknownNumber: z.string().min(2).max(200).meta(say.unknownNumber),
});
export type Letters = z.infer<typeof letters>;
