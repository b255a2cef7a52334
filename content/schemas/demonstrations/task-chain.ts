import { z } from 'zod';
import { texts } from '../shared.ts';
import { frame } from './frame.ts';

/**
 * A line with {customer}, {car}, {job}, {price}, {rate}, {tax} and {total} filled in from the fields. Other words in
 * braces would be shown as they are.
 */
const line = z
  .string()
  .refine(
    (text) => !/\{(?!(customer|car|job|price|rate|tax|total)\})/.test(text),
    'Only {customer}, {car}, {job}, {price}, {rate}, {tax} and {total} can be put in.',
  );

/** What a step writes: sentences, or rows with an amount on the right. */
const writing = z.union([line, z.strictObject({ item: line, amount: line })]);

const step = z.strictObject({
  time: z.string(),
  title: z.string().max(14),
  writes: z.array(writing).min(1).max(4),
  /** How the text got there, in small type. */
  how: line,
});

/** The sample of Task Automation: what is typed once, and every place it is written to. */
export const taskChain = z.strictObject({
  frame,
  fields: z.strictObject(texts('customer', 'car', 'job')),
  /** The fields' initial values, which also replace empty ones. */
  example: z.strictObject({ customer: z.string().max(24), car: z.string().max(24) }),
  blank: z.strictObject(texts('customer', 'car')),
  jobs: z
    .array(z.strictObject({ name: z.string().max(24), price: z.number().positive() }))
    .min(2)
    .max(4),
  /** A sample tax rate: 0.08 is 8 percent. */
  tax: z.number().min(0).max(0.5),
  book: z.string(),
  steps: z.array(step).length(5),
  /** Shown when all steps are done. */
  done: z.string(),
  failure: z.strictObject({
    /** The switch that makes a step fail. */
    label: z.string(),
    /** The number of the step that fails, from 1. */
    step: z.int().min(2).max(5),
    heading: z.string(),
    text: line,
    ...texts('again', 'words'),
    /** Introduces the failure's words where no script runs. */
    described: z.string(),
  }),
  /** How many steps are done. */
  progress: z.string().includes('{done}').includes('{all}'),
  tools: z.strictObject(texts('pause', 'play', 'replay')),
});
export type TaskChain = z.infer<typeof taskChain>;
