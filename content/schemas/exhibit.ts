import { z } from 'zod';

/** What every exhibit has. */
const exhibit = z.strictObject({
  /** The title of the heading it stands under. */
  after: z.string(),
  title: z.string(),
  /** What has to be said about it, in small type below: where numbers come from, what is invented. */
  note: z.string().optional(),
});

/** A chart, drawn from its numbers. */
const bars = exhibit.extend({
  kind: z.literal('bars'),
  unit: z.string(),
  bars: z
    .array(z.strictObject({ label: z.string(), value: z.number().nonnegative() }))
    .min(2)
    .max(6),
});
export type Bars = z.infer<typeof bars>;

/** Rows in columns: an example where every cell is filled in, else a worksheet. */
const table = exhibit
  .extend({
    kind: z.literal('table'),
    /** `share` is how wide a column is beside the others. */
    columns: z
      .array(z.strictObject({ title: z.string(), share: z.number().positive().default(1) }))
      .min(2)
      .max(8),
    /** The cells of each row; those left out, or empty, are there to write in. */
    rows: z.array(z.array(z.string())).default([]),
    /** How many rows are left empty below them. */
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
export type Table = z.infer<typeof table>;

/** Labels, each with lines to write on, or with what an example wrote there. */
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
export type Form = z.infer<typeof form>;

/** Things to tick off. */
const checklist = exhibit.extend({
  kind: z.literal('checklist'),
  items: z.array(z.string()).min(3).max(12),
});
export type Checklist = z.infer<typeof checklist>;

/** A sample conversation, message by message. */
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
export type Conversation = z.infer<typeof conversation>;

/** The way of a request, step by step. */
const path = exhibit.extend({
  kind: z.literal('path'),
  steps: z
    .array(z.strictObject({ title: z.string(), text: z.string(), by: z.enum(['software', 'person']) }))
    .min(3)
    .max(7),
});
export type Path = z.infer<typeof path>;

/** What a case study shows of the work: filled in, and called an example by what stands above its title. */
export const exampleExhibit = z.discriminatedUnion('kind', [table, form, conversation]);

/** What stands on a page of a white paper beside its words: to look at, to fill in, to tick off. */
export const anyExhibit = z.discriminatedUnion('kind', [bars, table, form, checklist, conversation, path]);
export type Exhibit = z.infer<typeof anyExhibit>;
