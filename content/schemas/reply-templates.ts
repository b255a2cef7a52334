import { z } from 'zod';

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

/** The templates for replies, listed above the reply's field. The desk's form shows each field with its title and its description. */
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
    .meta({
      title: 'Templates',
      description:
        'The desk fills in {first name}, {page}, {number} (one of the two sentences below) and {times} (the next three free times for a call, as links). What stands in [square brackets] is yours to fill in: until it is, the reply is not sent.',
      form: 'templates',
    }),
  unknownPage: z.string().min(2).max(60).meta({
    title: 'Instead of {page}',
    description: 'Where a message came from no page of a service.',
  }),
  knownNumber: z.string().min(2).max(200).meta({
    title: 'Instead of {number}, if they left one',
    description: 'A sentence about the phone number that came with the message.',
  }),
  unknownNumber: z.string().min(2).max(200).meta({
    title: 'Instead of {number}, if they left none',
    description: 'A question for the phone number.',
  }),
});
export type Letters = z.infer<typeof letters>;
