import type { Shots } from '../../../content/schemas/film.ts';
import { color, light } from '../../drawing/colors.ts';
import { headline, plain, widthOf, write } from '../../drawing/lettering.ts';
import { ease, progress } from '../../drawing/motion.ts';
import { drawFaded, rounded } from '../../drawing/panels.ts';
import { type Shot, sample } from '../shot.ts';
import { drawTrade, saidInTrade, tradeTimes } from '../trade.ts';

const at = { name: 0, hours: 0.4, action: 0.8 };

export const page: Shot<Shots['page']> = {
  seconds: 5.2,
  said: (words) => [
    ...saidInTrade(words),
    ...(['name', 'hours', 'action'] as const).map((part) => sample(words[part], tradeTimes.work + at[part])),
  ],
  draw(stage, words, seconds) {
    const size = stage.layout.size.panel;
    drawTrade(
      stage,
      {
        thing: 'browser',
        after: 'phone',
        rayStays: false,
        hue: 'white',
        words,
        work(pen, { x, y }, since) {
          const there = (start: number) => ease(progress(since, start, start + 0.4));
          drawFaded(pen, there(at.name), () => write(pen, words.name, x, y + 76, headline(size * 1.8)));
          drawFaded(pen, there(at.hours), () => {
            pen.fillStyle = light.green;
            pen.fillRect(x, y + 146, 34, 3);
            write(pen, words.hours, x + 52, y + 158, plain(size, color.ink2, 500));
          });
          drawFaded(pen, there(at.action), () => {
            const lettering = plain(size, color.ground, 600);
            const width = widthOf(pen, words.action, lettering) + 96;
            rounded(pen, { x, y: y + 224, width, height: 90 }, 12);
            pen.fillStyle = color.ink;
            pen.fill();
            write(pen, words.action, x + width / 2, y + 224 + 45 + size * 0.35, lettering, 'center');
          });
        },
      },
      seconds,
    );
  },
};
