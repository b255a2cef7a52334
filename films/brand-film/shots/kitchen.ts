import type { Shots } from '../../../content/schemas/film.ts';
import { color, light } from '../../drawing/colors.ts';
import { plain, write } from '../../drawing/lettering.ts';
import { ease, progress, smooth } from '../../drawing/motion.ts';
import { drawFaded, panel, surface } from '../../drawing/panels.ts';
import { type Shot, sample } from '../shot.ts';
import { drawTrade, saidInTrade, tradeTimes } from '../trade.ts';

/** The first two are already on the list. */
const came = [-1, -1, 0.7];
/** The answer appears in the question's place, once that has gone. */
const at = { asks: 1.8, asked: 3.1, answered: 3.4 };

export const kitchen: Shot<Shots['kitchen']> = {
  seconds: 6.4,
  said: (words) => [
    ...saidInTrade(words),
    ...words.requests.map(({ time, party }, index) =>
      sample(`${time} ${party}`, tradeTimes.work + Math.max(0, came[index] ?? 0)),
    ),
    sample(words.asks, tradeTimes.work + at.asks),
    sample(words.answered, tradeTimes.work + at.answered),
  ],
  draw(stage, words, seconds) {
    drawTrade(
      stage,
      {
        thing: 'cloche',
        after: 'barber',
        rayStays: true,
        hue: 'green',
        words,
        work(pen, { x, y, width }, since) {
          const size = stage.layout.size.panel;
          for (const [index, { time, party }] of words.requests.entries()) {
            const start = came[index] ?? 0;
            const there = ease(progress(since, start, start + 0.5));
            const top = y + index * size * 3.3 + (1 - there) * 20;
            const isNew = start >= 0;
            drawFaded(pen, there, () => {
              const box = { x, y: top, width, height: size * 2.75 };
              panel(pen, box, { ...surface.row, edge: isNew ? light.green : color.line });
              const baseline = top + size * 1.72;
              write(pen, time, x + 28, baseline, plain(size, color.ink, 600));
              write(pen, party, x + 28 + size * 2.9, baseline, plain(size));
              if (!isNew) return;
              const answered = ease(progress(since, at.answered, at.answered + 0.4));
              const asks =
                ease(progress(since, at.asks, at.asks + 0.4)) *
                (1 - smooth(progress(since, at.asked, at.answered)));
              const right = x + width - 28;
              drawFaded(pen, asks, () =>
                write(pen, words.asks, right, baseline, plain(31, light.green), 'right'),
              );
              drawFaded(pen, answered, () =>
                write(pen, words.answered, right, baseline, plain(31, color.ink), 'right'),
              );
            });
          }
        },
      },
      seconds,
    );
  },
};
