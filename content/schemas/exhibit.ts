import { z } from 'zod';
import { sampleNames, sumTable } from '../sums.ts';
import { nameOfAnother } from './shared.ts';

/** The fields of every exhibit. */
const exhibit = z.strictObject({
  /** The heading after which it is shown. */
  after: nameOfAnother,
  title: z.string(),
  /** A necessary remark in small type below: where numbers come from, or what is invented. */
  note: z.string().optional(),
});

/** A bar chart of its numbers. */
const bars = exhibit.extend({
  kind: z.literal('bars'),
  unit: z.string(),
  bars: z
    .array(z.strictObject({ label: z.string(), value: z.number().nonnegative() }))
    .min(2)
    .max(6),
});

/** Rows in columns: an example if every cell is filled in, else a worksheet. */
const table = exhibit
  .extend({
    kind: z.literal('table'),
    /** `share` is the column's width relative to the others. */
    columns: z
      .array(z.strictObject({ title: z.string(), share: z.number().positive().default(1) }))
      .min(2)
      .max(8),
    /** The cells of each row. Missing or empty cells are for writing in. */
    rows: z.array(z.array(z.string())).default([]),
    /** The number of empty rows below them. */
    blank: z.int().nonnegative().default(0),
    total: z.array(z.string()).optional(),
  })
  .refine(
    ({ columns, rows, total = [] }) => [...rows, total].every(({ length }) => length <= columns.length),
    {
      error: 'must have no row with more cells than there are columns; a cell with a comma stands in quotes',
      path: ['rows'],
    },
  );
type Table = z.infer<typeof table>;

/** Labels, each with lines to write on, or with an example's answer. */
const form = exhibit.extend({
  kind: z.literal('form'),
  fields: z
    .array(
      z.union([
        z.strictObject({ label: z.string(), answer: z.string() }),
        z.strictObject({ label: z.string(), lines: z.int().min(1).max(8).default(1) }),
      ]),
    )
    .min(2)
    .max(10),
});

/** A list of boxes to tick. */
const checklist = exhibit.extend({
  kind: z.literal('checklist'),
  items: z.array(z.string()).min(3).max(12),
});

const conversation = exhibit.extend({
  kind: z.literal('conversation'),
  messages: z
    .array(
      z.strictObject({
        from: z.enum(['customer', 'assistant', 'owner']),
        text: z.string(),
        /** Where the answer comes from, or why a person answers. */
        note: z.string().optional(),
      }),
    )
    .min(2)
    .max(8),
});

/** The steps that a request takes. */
const path = exhibit.extend({
  kind: z.literal('path'),
  steps: z
    .array(z.strictObject({ title: z.string(), text: z.string(), by: z.enum(['software', 'person']) }))
    .min(3)
    .max(7),
});

/** A sum of content/sums.ts, computed and drawn as a table; with `mine`, readers write theirs beside it. */
const sum = exhibit
  .extend({ kind: z.literal('sum'), of: z.enum(sampleNames), mine: z.boolean().default(false) })
  .transform(({ of, mine, ...rest }): Table => ({ ...rest, kind: 'table', ...sumTable(of, mine) }));

/** An exhibit in a case study: filled in, and labeled as an example. */
export const exampleExhibit = z.discriminatedUnion('kind', [table, form, conversation]);

/** An exhibit in a white paper: to look at, to fill in, or to tick off. */
export const anyExhibit = z.discriminatedUnion('kind', [
  bars,
  table,
  form,
  checklist,
  conversation,
  path,
  sum,
]);
export type Exhibit = z.infer<typeof anyExhibit>;
export type ExhibitOf<Kind extends Exhibit['kind']> = Extract<Exhibit, { kind: Kind }>;
