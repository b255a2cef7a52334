import { z } from 'zod';
import { picture } from './picture.ts';
import { time } from './shared.ts';

/**
 * A part of a scene. `when` quotes the words of the passage at which it appears. What is there as the scene opens has none.
 */
const part = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject({
    when: z.string().min(2).optional(),
    ...shape,
  });

const parts = <Part extends z.ZodType>(each: Part, most = 8) => z.array(each).min(1).max(most);

const label = z.string().max(24);
const line = z.string().min(1).max(60);

const scene = <Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) =>
  z.strictObject({
    kind: z.literal(kind),
    /** The time of the transcript's passage during which the scene begins. */
    at: time,
    /** The words of that passage at which it begins; by default the passage's first. */
    when: z.string().min(2).optional(),
    /** Begins a chapter with this name. */
    chapter: z.string().max(40).optional(),
    /** A short word before the heading, such as "2 of 9". */
    step: z.string().max(30).optional(),
    ...shape,
  });

const heading = z.string().max(40);
const button = z.string().max(30);

const row = part({
  /** The name of a fact or field, or who acts in a chain. */
  label: label.optional(),
  text: line,
  /** Strikes the text through once it is complete, and shows this beside it. */
  cross: line.optional(),
  /** Tally marks. */
  marks: z.int().min(1).max(60).optional(),
  state: z.enum(['done', 'crossed', 'waits', 'fails']).optional(),
  /** Takes the place of the row with the same label, which is crossed out, or adds its marks to that row. */
  mends: z.literal(true).optional(),
});

/** A paper with rows: a new one with a name, or one from an earlier scene, whose rows are already there. */
const paper = {
  title: z.string().max(60).optional(),
  continues: z.string().max(30).optional(),
};

const photos = ['phone', 'match', 'loose', 'season', 'rejected', 'fault-label', 'fault-teeth'] as const;

const frame = part({
  drawing: picture.optional(),
  /** In place of a drawing, a picture of the tin that visitors compare on the page of UGC content. */
  photo: z.enum(photos).optional(),
  verdict: z.enum(['kept', 'rejected']).optional(),
  why: z.string().max(30).optional(),
}).refine(({ drawing, photo }) => (drawing === undefined) !== (photo === undefined), {
  error: 'must have either a drawing or a photo',
});

/** Something with rows in use: it is written, filled in, counted, ticked, or run. */
const rows = scene('rows', {
  /** By default a continued paper keeps its heading. */
  heading: heading.optional(),
  look: z.enum(['paper', 'settings', 'page', 'notification', 'list', 'chain']),
  ...paper,
  /** What the rows are about, beside them. */
  picture: frame.optional(),
  rows: parts(row),
  /** The button to press, another one that could be pressed, and what is said after that. */
  press: part({ text: button, or: button.optional() }).optional(),
  after: parts(part({ text: z.string().max(50) }), 3).optional(),
}).refine(({ heading, continues }) => heading !== undefined || continues !== undefined, {
  path: ['heading'],
  error: 'must be a text, for a new paper',
});

/** A conversation on a phone; beside it, the paper that it is answered from or counted on. */
const chat = scene('chat', {
  heading,
  ...paper,
  messages: parts(
    part({
      who: z.enum(['customer', 'assistant', 'person']),
      text: z.string().max(110),
      /** The lesson's remark about the message, below it. */
      note: line.optional(),
      /** The label of the row that it was answered from. */
      from: label.optional(),
    }),
  ),
  rows: parts(row).optional(),
});

/** Areas of the dashboard. */
export const areas = ['Today', 'Chats', 'Content', 'Workflows'] as const;

/** A page of figures. All of it is there as the scene opens; what is read lights up. */
const dashboard = scene('dashboard', {
  heading,
  /** The area of our dashboard that is opened; other pages have none. */
  area: part({ text: z.enum(areas) }).optional(),
  /** The days that are counted, and those that are chosen in their place. */
  range: z.string().max(40),
  chosen: part({ text: z.string().max(40) }).optional(),
  figures: parts(
    part({
      value: z.number(),
      /** What it says before it changes. */
      before: z.number().optional(),
      /** The total of which it is a share. */
      of: z.number().positive().optional(),
      label: z.string().max(30),
    }).refine(({ value, of = value }) => value <= of, {
      error: 'must be at most the total, of which it is a share',
    }),
    4,
  ),
  rows: parts(part({ label: z.string().max(40), value: z.string().max(30) })).optional(),
  press: part({ text: button }).optional(),
});

const sum = scene('sum', {
  heading,
  lines: parts(
    part({
      text: line,
      value: z.number(),
      unit: z.string().max(12).optional(),
      /** The sum of the lines above it, back to the last result. */
      result: z.literal(true).optional(),
    }),
  ),
});

const terminal = scene('terminal', {
  heading,
  lines: parts(z.union([part({ type: line }), part({ print: line })])),
});

const pictures = scene('picture', { heading, frames: parts(frame, 4) });

/** A lesson: the scenes shown while a tutorial's transcript is spoken. */
export const lesson = z
  .array(z.discriminatedUnion('kind', [rows, chat, dashboard, sum, terminal, pictures]))
  .min(1);
export type Lesson = z.infer<typeof lesson>;
export type Scene = Lesson[number];
export type SceneOf<Kind extends Scene['kind']> = Extract<Scene, { kind: Kind }>;
export type Row = z.infer<typeof row>;
