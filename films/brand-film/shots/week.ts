import type { Shots } from '../../../content/schemas/film.ts';
import { color, light } from '../../drawing/colors.ts';
import { plain, write } from '../../drawing/lettering.ts';
import { ease, progress } from '../../drawing/motion.ts';
import { drawFaded } from '../../drawing/panels.ts';
import { type Shot, sample } from '../shot.ts';
import { drawTrade, saidInTrade, tradeTimes } from '../trade.ts';

/** The post for Saturday, which the line mentions, appears soon after the line has been read. */
const goesOut = (index: number) => 0.1 + index * 0.14;

export const week: Shot<Shots['week']> = {
  seconds: 4.8,
  said: (words) => [
    ...saidInTrade(words),
    ...words.days.flatMap(({ post = '' }, index) =>
      post ? [sample(post, tradeTimes.work + goesOut(index))] : [],
    ),
  ],
  draw(stage, words, seconds) {
    const size = stage.layout.size.panel - 2;
    drawTrade(
      stage,
      {
        thing: 'phone',
        after: 'dressform',
        rayStays: true,
        hue: 'orange',
        words,
        work(pen, { x, y, width, height }, since) {
          const every = height / words.days.length;
          for (const [index, { day, post = '', hour = '' }] of words.days.entries()) {
            const baseline = y + index * every + every * 0.62;
            const start = goesOut(index);
            write(pen, day, x, baseline, plain(size));
            pen.fillStyle = color.line;
            pen.fillRect(x, y + (index + 1) * every - 2, width, 2);
            drawFaded(pen, post ? ease(progress(since, start, start + 0.4)) : 0, () => {
              write(pen, post, x + size * 3, baseline, plain(size, color.ink));
              write(pen, hour, x + width, baseline, plain(size, light.orange), 'right');
            });
          }
        },
      },
      seconds,
    );
  },
};
