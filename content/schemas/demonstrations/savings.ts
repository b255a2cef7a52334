import { z } from 'zod';
import { entryId } from '../shared.ts';
import { frame } from './frame.ts';

/** A line with figures filled in. Other words in braces would be shown as they are. */
const line = z
  .string()
  .refine(
    (text) =>
      !/\{(?!(hours|what|worth|paid|lost|each|cost|percent|of|most|careful|late|upkeep|highest|setup|months)\})/.test(
        text,
      ),
    'Only {hours}, {what}, {worth}, {paid}, {lost}, {each}, {cost}, {percent}, {of}, {most}, {careful}, {late}, {upkeep}, {highest}, {setup} and {months} can be put in.',
  );

const field = z
  .strictObject({
    label: line,
    /** The accessible name of the slider, which has the same visible label as the number. */
    slider: z.string(),
    /** Stands beside the number; a count has none. */
    unit: z.enum(['h', '$']).optional(),
    start: z.number().min(0),
    /** The number field's maximum, and the step of its arrow keys. */
    most: z.number().positive(),
    step: z.number().positive(),
    /** The same for the slider. */
    usual: z.number().positive(),
    stride: z.number().positive(),
  })
  .refine(
    ({ start, usual, most }) => start <= usual && usual <= most,
    'must begin within the slider, and that end within the field',
  );

const kind = z.strictObject({
  /** The solution whose `savings` are the ceiling. */
  solution: entryId,
  label: z.string().max(12),
  /** The label inside a sentence. */
  what: z.string().max(24),
  /** What the share depends on. */
  reason: z.string(),
  /** Whether late answers are part of its sum. */
  late: z.boolean().default(false),
});

const step = z.strictObject({ sum: line, how: line });

/** The savings calculator: its texts and initial values. */
export const savings = z.strictObject({
  frame,
  question: z.string(),
  kinds: z.array(kind).min(1).max(4),
  fields: z.strictObject({ hours: field, worth: field, paid: field, lost: field, each: field }),
  example: line,
  hours: z.strictObject({ one: z.string(), other: z.string().includes('{count}') }),
  results: z.strictObject({ most: z.string(), careful: z.string(), highest: line, nothing: z.string() }),
  lines: z.strictObject({
    /** `plus` is for work that others are paid for as well. */
    cost: z.strictObject({ sum: line, plus: line, how: z.string() }),
    most: z.strictObject({ sum: line }),
    careful: step,
    late: step,
    upkeep: step,
    highest: step,
    /** With the owner's own amounts. */
    offer: step,
    stays: z.strictObject({ sum: line, back: line, never: z.string() }),
  }),
  /** What is carried over to the contact form. */
  carry: z.strictObject({
    button: z.string(),
    note: z.string(),
    /** The sentence is found again by the words around its figures, so it begins and ends with a word. */
    sentence: line.regex(/^[^{].*[^}]$/s, 'must begin and end with a word, not with a figure'),
    added: z.string(),
    full: z.string(),
    lost: z.string(),
    open: z.string(),
  }),
});
export type Savings = z.infer<typeof savings>;
