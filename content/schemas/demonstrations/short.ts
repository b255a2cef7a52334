import { z } from 'zod';
import { faultsIn, texts } from '../shared.ts';
import { frame } from './frame.ts';

/** The length of each clip in seconds. */
const rendered = 5;

const second = z.int().min(0);

/** The clips in site/demonstrations/short/clips. Both films contain them in the order that the check below requires. */
type Picture = 'counter' | 'turn' | 'shelf';

const clip = <Name extends Picture>(picture: Name) =>
  z
    .strictObject({
      picture: z.literal(picture),
      name: z.string().max(30),
      /** The original length. */
      seconds: second,
      /** Where the part that the short uses begins. */
      from: second,
      to: second,
      /** What was wrong, and what was done about it. */
      note: z.string().max(90),
    })
    .check((clip) => {
      const fault = faultsIn(clip);
      const { seconds, from, to } = clip.value;
      if (to > seconds) fault(['to'], `the clip ends at second ${seconds}`);
      else if (to - from !== rendered)
        fault(['to'], `must be ${from + rendered}: ${rendered} seconds of each clip were made`);
    });

/** The sample of Video Content: clips from a phone, and the short film made of them. */
export const short = z
  .strictObject({
    frame,
    clips: z.tuple([clip('counter'), clip('turn'), clip('shelf')]),
    subtitles: z.array(z.strictObject({ at: second, text: z.string().max(60) })).min(1),
    /** The first picture's alternative text, which always says that it is rendered. */
    alt: z.string().startsWith('Rendered sample: '),
    /** The label on each picture. */
    label: z.string(),
    /** The names of the two films for screen readers. */
    films: z.strictObject(texts('short', 'phone')),
    shapes: z.strictObject({ label: z.string(), names: z.strictObject(texts('tall', 'square', 'wide')) }),
    ...texts('play', 'pause', 'asItCame', 'subtitled', 'failed', 'startOver', 'came', 'words'),
    used: z.string().includes('{from}').includes('{to}'),
    length: z.string().includes('{seconds}'),
    sums: z.strictObject({
      filmed: z.string().includes('{seconds}'),
      shown: z.string().includes('{seconds}'),
    }),
  })
  .check((sample) => {
    const fault = faultsIn(sample);
    const { clips, subtitles } = sample.value;
    const end = clips.reduce((sum, { from, to }) => sum + to - from, 0);
    subtitles.forEach(({ at }, index) => {
      const path = ['subtitles', index, 'at'];
      if (at >= end) fault(path, `the short ends at second ${end}`);
      else if (at <= (subtitles[index - 1]?.at ?? -1)) fault(path, 'must come after the subtitle above it');
    });
  });
export type Short = z.infer<typeof short>;
export type Clip = Short['clips'][number];
