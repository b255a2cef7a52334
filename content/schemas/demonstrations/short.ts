import { z } from 'zod';
import { frame } from './frame.ts';

/** How many seconds of each clip there are. */
const rendered = 5;

const second = z.int().min(0);

/** The files of a clip in site/demonstrations/short/clips; both films there hold them in the order that is asked for below. */
type Picture = 'counter' | 'turn' | 'shelf';

const clip = <Name extends Picture>(picture: Name) =>
  z
    .strictObject({
      picture: z.literal(picture),
      name: z.string().max(30),
      /** How long it was when it came. */
      seconds: second,
      /** What the short takes from it. */
      from: second,
      to: second,
      /** What was wrong, and what was done about it. */
      note: z.string().max(90),
    })
    .check(({ value: { seconds, from, to }, issues }) => {
      const fault = (message: string) => issues.push({ code: 'custom', path: ['to'], message, input: to });
      if (to > seconds) fault(`the clip ends at second ${seconds}`);
      else if (to - from !== rendered)
        fault(`must be ${from + rendered}: ${rendered} seconds of each clip were made`);
    });

/** The sample of Video Content: what comes from a phone, and the short film that is made of it. */
export const short = z
  .strictObject({
    frame,
    clips: z.tuple([clip('counter'), clip('turn'), clip('shelf')]),
    subtitles: z.array(z.strictObject({ at: second, text: z.string().max(60) })).min(1),
    /** What the first picture shows: it says, wherever it goes, that nobody took it. */
    alt: z.string().startsWith('Rendered sample: '),
    /** What is said on each picture. */
    label: z.string(),
    /** What the two films are called for those who listen. */
    films: z.strictObject({ short: z.string(), phone: z.string() }),
    shapes: z.strictObject({
      label: z.string(),
      names: z.strictObject({ tall: z.string(), square: z.string(), wide: z.string() }),
    }),
    play: z.string(),
    pause: z.string(),
    asItCame: z.string(),
    subtitled: z.string(),
    failed: z.string(),
    startOver: z.string(),
    came: z.string(),
    used: z.string().includes('{from}').includes('{to}'),
    length: z.string().includes('{seconds}'),
    sums: z.strictObject({
      filmed: z.string().includes('{seconds}'),
      shown: z.string().includes('{seconds}'),
    }),
    words: z.string(),
  })
  .check(({ value: { clips, subtitles }, issues }) => {
    const end = clips.reduce((sum, { from, to }) => sum + to - from, 0);
    subtitles.forEach(({ at }, index) => {
      const fault = (message: string) =>
        issues.push({ code: 'custom', path: ['subtitles', index, 'at'], message, input: at });
      if (at >= end) fault(`the short ends at second ${end}`);
      else if (at <= (subtitles[index - 1]?.at ?? -1)) fault('must come after the subtitle above it');
    });
  });
export type Short = z.infer<typeof short>;
export type Clip = Short['clips'][number];
