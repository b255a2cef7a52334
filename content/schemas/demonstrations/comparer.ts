import { z } from 'zod';
import { texts } from '../shared.ts';
import { frame } from './frame.ts';

/** The name of a file in site/demonstrations/comparer/pictures, without its ending. */
const picture = z.string().regex(/^[a-z-]+$/);

/** The alternative text of a picture, which always says that it is rendered. */
const alt = z.string().startsWith('Rendered sample: ');

const percent = z.number().min(0).max(100);

/** The sample of UGC Content: a phone picture, its finished versions, and the rejected ones. */
export const comparer = z.strictObject({
  frame,
  photo: z.strictObject({ picture, name: z.string().max(24), alt }),
  /** The first look is shown first. */
  looks: z
    .array(z.strictObject({ picture, name: z.string().max(14), alt, caption: z.string().max(120) }))
    .length(3),
  rejected: z.strictObject({
    picture,
    name: z.string().max(24),
    alt,
    faults: z
      .array(
        z.strictObject({
          picture,
          fault: z.string().max(30),
          reason: z.string().max(60),
          /** The place of the fault: center and radius, in percent of the visible picture. */
          ring: z.strictObject({ x: percent, y: percent, r: percent }),
        }),
      )
      .min(2)
      .max(5),
  }),
  /** The captions of the pictures. */
  label: z.string(),
  ...texts('choose', 'slider', 'tray', 'compare', 'startOver'),
  count: z.string().includes('{made}').includes('{kept}'),
});
export type Comparer = z.infer<typeof comparer>;
