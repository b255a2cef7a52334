import { z } from 'zod';
import { ofPlacedEntry } from './picture.ts';
import { day, faultsIn, time } from './shared.ts';

/** A video tutorial. The Markdown below the fields is shown beside the player. */
export const tutorial = z
  .object({
    ...ofPlacedEntry,
    /** One sentence for the card and under the title. */
    description: z.string().max(200),
    /** Minutes and seconds, as 10:25. */
    duration: time,
    level: z.enum(['Beginner', 'Intermediate', 'Advanced']),
    date: day,
    /** A recording at a video host. Without it, the lesson of the same name in `content/lessons/` plays. */
    video: z
      .object({
        /**
         * The embedded player of a host that sets no cookies. Nothing is requested from it before a visitor presses
         * play. It has to understand `autoplay=1` and `start=` with seconds, as YouTube's does.
         */
        player: z.url({ protocol: /^https$/ }),
        /** The video's page at its host, for visitors who want to download it. */
        page: z.url({ protocol: /^https$/ }),
      })
      .optional(),
    /** The spoken words in order, which are also the captions. */
    transcript: z.array(z.object({ at: time, text: z.string().min(10) })).min(5),
  })
  .check((tutorial) => {
    const fault = faultsIn(tutorial);
    const { transcript, duration } = tutorial.value;
    // Times are written with two digits each, so they sort as text.
    const misplaced = (index: number, message: string) => fault(['transcript', index, 'at'], message);
    transcript.forEach(({ at }, index) => {
      const before = transcript[index - 1]?.at;
      if (before !== undefined && at <= before)
        misplaced(index, `must be later than ${before}, the time before it`);
      else if (at >= duration) misplaced(index, `must be earlier than ${duration}, the duration`);
    });
  });
export type Tutorial = z.infer<typeof tutorial>;
