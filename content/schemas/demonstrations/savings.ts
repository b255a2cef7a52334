import { z } from 'zod';
import { entryId, texts } from '../shared.ts';

const known = `hours what worth paid lost each whole percent of highest late to setup monthly stays months
instead`.split(/\s/);

/** A line with figures filled in. Other words in braces would be shown as they are. */
const line = z
  .string()
  .refine(
    (text) => [...text.matchAll(/\{(\w*)/g)].every(([, name = '']) => known.includes(name)),
    `Only ${known.map((name) => `{${name}}`).join(', ')} can be put in.`,
  );

const field = z
  .strictObject({
    label: line,
    /** The accessible name of the slider, which has the same visible label as the number. */
    slider: z.string(),
    /** Stands beside the number; a count has none. */
    unit: z.enum(['h', 'money']).optional(),
    /** The number field's maximum, and the step of its arrow keys. */
    most: z.number().positive(),
    step: z.number().positive(),
    /** The same for the slider. */
    usual: z.number().positive(),
    stride: z.number().positive(),
  })
  .refine(({ usual, most }) => usual <= most, 'must end within the field');

const start = z.number().min(0);

const kind = z.strictObject({
  /** The solution whose `savings` are the ceiling. */
  solution: entryId,
  /** The work inside a sentence. */
  what: z.string().max(24),
  /** The made-up shop of the figures that it starts with. */
  whose: z.string(),
  start: z.strictObject({
    hours: start,
    worth: start,
    paid: start,
    lost: start.optional(),
    each: start.optional(),
  }),
  /** What to do where it is hardly worth anything. */
  instead: z.string(),
});

const row = z.strictObject({ label: line, how: line.optional() });

/** The savings calculator: its texts and initial values. */
export const savings = z.strictObject({
  kinds: z.array(kind).min(1).max(4),
  fields: z.strictObject({ hours: field, worth: field, paid: field, lost: field, each: field }),
  hours: z.strictObject({ one: z.string(), other: z.string().includes('{count}') }),
  results: z.strictObject({
    worth: line.includes('{highest}'),
    little: line,
    to: z.strictObject(texts('sample', 'yours')),
  }),
  /** Opens the fields where they are folded. */
  open: z.string(),
  lines: z.strictObject({
    /** `plus` is for work that others are paid for as well. */
    cost: z.strictObject({ label: line, how: line, plus: line }),
    most: row,
    careful: row,
    late: row,
    upkeep: row,
    highest: row,
  }),
  /** What stays with an offer: the owner's own amounts, or those of content/sums.ts. */
  offers: z.strictObject({ ours: line, madeUp: line, never: line }),
  notes: z.strictObject(texts('late', 'rounded')),
  /** What is carried over to the contact form. */
  carry: z.strictObject({
    /** The sentence is found again by the words around its figures, so it begins and ends with a word. */
    sentence: line.regex(/^[^{].*[^}]$/s, 'must begin and end with a word, not with a figure'),
    ...texts('button', 'note', 'added', 'full', 'lost', 'open'),
  }),
});
export type Savings = z.infer<typeof savings>;
