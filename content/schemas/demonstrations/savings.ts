import { z } from 'zod';
import { entryId } from '../shared.ts';
import { frame } from './frame.ts';

/** A line into which figures are put; other words in braces would stand on the page as they are. */
const line = z
  .string()
  .refine(
    (text) => !/\{(?!(hours|what|worth|paid|cost|percent|of|ceiling|half)\})/.test(text),
    'Only {hours}, {what}, {worth}, {paid}, {cost}, {percent}, {of}, {ceiling} and {half} can be put in.',
  );

const field = z
  .strictObject({
    label: line,
    /** What the slider is called, which stands below the number under the same label. */
    slider: z.string(),
    unit: z.enum(['h', '$']),
    start: z.number().min(0),
    /** The limit of the number field, and the way its arrow keys go. */
    most: z.number().positive(),
    step: z.number().positive(),
    /** The same of the slider. */
    usual: z.number().positive(),
    stride: z.number().positive(),
  })
  .refine(
    ({ start, usual, most }) => start <= usual && usual <= most,
    'must begin within the slider, and that end within the field',
  );

const kind = z.strictObject({
  /** Whose `savings` are the ceiling. */
  solution: entryId,
  label: z.string().max(12),
  /** The label within a sentence. */
  what: z.string().max(24),
  /** What the share depends on. */
  reason: z.string(),
});

/** The savings calculator: everything it says, and where it begins. */
export const savings = z.strictObject({
  frame,
  question: z.string(),
  kinds: z.array(kind).min(1).max(4),
  fields: z.strictObject({ hours: field, worth: field, paid: field }),
  example: line,
  hours: z.strictObject({ one: z.string(), other: z.string().includes('{count}') }),
  results: z.strictObject({ ceiling: z.string(), half: z.string() }),
  lines: z.strictObject({
    /** `plus` where others are paid as well. */
    cost: z.strictObject({ sum: line, plus: line, how: z.string() }),
    ceiling: z.strictObject({ sum: line }),
    half: z.strictObject({ sum: line, how: z.string() }),
  }),
  /** What is taken along to the contact form. */
  carry: z.strictObject({
    button: z.string(),
    note: z.string(),
    /** Found again by the words around its figures: it begins and ends with a word. */
    sentence: line.regex(/^[^{].*[^}]$/s, 'must begin and end with a word, not with a figure'),
    added: z.string(),
    full: z.string(),
    lost: z.string(),
    open: z.string(),
  }),
});
export type Savings = z.infer<typeof savings>;
