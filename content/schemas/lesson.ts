import { z } from 'zod';
import { picture } from './picture.ts';
import { time } from './shared.ts';

/** A part of a scene. `when` quotes the words of the passage at which it appears. */
const part = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject({ when: z.string().min(2), ...shape });

const parts = <Part extends z.ZodType>(each: Part, most = 8) => z.array(each).min(1).max(most);

const label = z.string().max(16);
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
    /** A short line above the heading, such as "2 of 9". */
    step: z.string().max(30).optional(),
    /** A short line below the heading. */
    aside: z.string().max(70).optional(),
    ...shape,
  });

const heading = z.string().max(40);

/** The opening, a new part, or a summary. */
const title = scene('title', {
  heading: z.string().max(60),
  note: z.string().max(70).optional(),
  drawing: picture.optional(),
});

/** A sheet of paper that is written line by line. */
const sheet = scene('sheet', {
  /** By default a continued paper keeps its heading. */
  heading: heading.optional(),
  /** The name of a new paper. */
  paper: z.string().max(30).optional(),
  /** The name of a paper from an earlier scene, whose lines are already written. */
  continues: z.string().max(30).optional(),
  lines: parts(
    part({
      label: label.optional(),
      write: line,
      /** Strikes the line through once it is written, and shows this beside it. */
      cross: line.optional(),
    }),
  ),
})
  .refine(({ paper, continues }) => (paper === undefined) !== (continues === undefined), {
    error: 'must have either paper or continues',
  })
  .refine(({ heading, continues }) => heading !== undefined || continues !== undefined, {
    path: ['heading'],
    error: 'must be a text, for a new paper',
  });

const chat = scene('chat', {
  heading,
  messages: parts(
    part({
      who: z.enum(['customer', 'assistant', 'person']),
      text: z.string().max(110),
      /** The lesson's remark about the message, below it. */
      note: line.optional(),
    }),
  ),
});

/** Items that are counted, ticked, sorted or crossed out. */
const list = scene('list', {
  heading,
  items: parts(
    part({
      text: line,
      /** Tally marks. */
      marks: z.int().min(1).max(40).optional(),
      state: z.enum(['done', 'crossed', 'open']).optional(),
    }),
  ),
});

const chain = scene('chain', {
  heading,
  steps: parts(
    part({
      /** Trigger, If, Then, or whoever acts. */
      role: z.string().max(12),
      text: line,
      state: z.enum(['waits', 'fails']).optional(),
    }),
  ),
});

const calendar = scene('calendar', {
  heading,
  span: z.enum(['week', 'month']),
  days: parts(
    part({
      /** For example Tue, or Mar 3. */
      day: z.string().max(8),
      text: z.string().max(40),
      state: z.enum(['closed', 'open', 'booked', 'posted']),
    }),
    7,
  ),
});

const dashboard = scene('dashboard', {
  heading,
  /** The days that are counted. */
  range: z.string().max(40),
  figures: parts(
    part({
      value: z.number(),
      /** The total of which it is a share. */
      of: z.number().positive().optional(),
      label: z.string().max(30),
    }),
    4,
  ),
  rows: parts(part({ label: z.string().max(40), value: z.string().max(30) })).optional(),
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

const pictures = scene('picture', {
  heading,
  frames: parts(
    part({
      drawing: picture,
      verdict: z.enum(['kept', 'rejected']).optional(),
      why: z.string().max(30).optional(),
    }),
    4,
  ),
});

const screen = scene('screen', {
  heading,
  of: z.enum(['form', 'settings', 'notification', 'page']),
  title: z.string().max(40),
  fields: parts(part({ label: z.string().max(24), write: line })),
  /** The button to press. */
  press: part({ text: z.string().max(30) }).optional(),
});

/** One sentence to remember. */
const say = scene('say', { words: z.string().max(90) });

/** A lesson: the scenes shown while a tutorial's transcript is spoken. */
export const lesson = z
  .array(
    z.discriminatedUnion('kind', [
      title,
      sheet,
      chat,
      list,
      chain,
      calendar,
      dashboard,
      sum,
      terminal,
      pictures,
      screen,
      say,
    ]),
  )
  .min(1);
export type Lesson = z.infer<typeof lesson>;
export type Scene = Lesson[number];
type SceneKind = Scene['kind'];
export type SceneOf<Kind extends SceneKind> = Extract<Scene, { kind: Kind }>;

/** The kinds of scenes that cards can draw. */
const cardKinds = ['chain', 'chat', 'dashboard', 'list', 'terminal'] as const;
export type CardScene = SceneOf<(typeof cardKinds)[number]>;

/** The scene with this heading, if a card can draw it. */
export const cardSceneOf = (lesson: Lesson, heading: string): CardScene | undefined =>
  lesson.find(
    (scene): scene is CardScene =>
      cardKinds.some((kind) => kind === scene.kind) && 'heading' in scene && scene.heading === heading,
  );
