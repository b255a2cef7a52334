import { z } from 'zod';
import { link, nameOfAnother, texts } from './shared.ts';

/** How the page of a solution proves what it does, in the material of its own trade. Each kind is drawn in site/solutions/. */

const time = z.string().regex(/^\d{1,2}:\d{2} (am|pm)$/, 'must be a time of day, as 8:40 am');
const sentence = z.string().min(8).max(200);
const labeled = z.object({ label: z.string(), text: sentence });

const headed = z.object({ heading: z.string(), lead: sentence });

/** A night in messages, answered by the assistant of the chatbots' demonstration. */
const night = headed.extend({
  kind: z.literal('night'),
  messages: z.array(z.object({ time, asked: z.array(z.string()).min(1).max(3) })).length(5),
  /** Below an answer: where it comes from, or where it goes. */
  cited: z.object({ one: z.string().includes('{lines}'), more: z.string().includes('{lines}') }),
  ...texts('handed', 'asked'),
  morning: z.object({ time: z.string(), heading: z.string(), text: sentence }),
  before: labeled,
  more: link,
});

/** What a set of pictures contains, beside the calculator. Its pictures are those of the demonstration. */
const set = z.object({
  kind: z.literal('set'),
  heading: z.string(),
  texts: z.array(labeled).length(2),
  contents: z.array(z.string()).length(4),
  note: z.string(),
});

/** A day on the card of a job: a stamp for each hour, and beneath it what was written by hand before. */
const jobCard = headed.extend({
  kind: z.literal('job-card'),
  card: z.object({ title: z.string(), shop: z.string() }),
  stamps: z.array(z.object({ time, stamp: z.string().max(16), after: sentence, before: sentence })).length(5),
});

/** A month of posts, with the hours of the owner beside them. Its posts are those of the demonstration. */
const posts = headed.extend({
  kind: z.literal('posts'),
  posts: z
    .array(
      z.object({
        days: z.string(),
        caption: z.string(),
        /** One of the demonstration's pictures, by which its report has the messages. */
        picture: nameOfAnother,
      }),
    )
    .length(10),
  hours: z.array(z.object({ time: z.string(), text: sentence })).length(3),
  before: labeled,
  ending: z.string(),
});

/** The frames of a film, what each costs today and what is left of it, beside the calculator. */
const storyboard = headed.extend({
  kind: z.literal('storyboard'),
  frames: z
    .array(
      z.object({
        picture: z.enum(['counter', 'shelf', 'turn', 'short']),
        title: z.string(),
        today: sentence,
        left: sentence,
      }),
    )
    .length(4),
  columns: z.object({ today: z.string(), left: z.string() }),
});

/** The same page on four phones in a day. */
const screens = headed.extend({
  kind: z.literal('screens'),
  screens: z
    .array(
      z.object({
        time,
        title: z.string(),
        lines: z.array(z.string()).length(3),
        button: z.string().optional(),
        after: sentence,
        before: sentence,
      }),
    )
    .length(4),
});

export const proof = z.discriminatedUnion('kind', [night, set, jobCard, posts, storyboard, screens]);
export type Proof = z.infer<typeof proof>;
export type ProofOf<Kind extends Proof['kind']> = Extract<Proof, { kind: Kind }>;
