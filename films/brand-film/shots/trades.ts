import type { Shots } from '../../../content/schemas/film.ts';
import type { Hue } from '../../../site/brand/colors.ts';
import { color, light } from '../../drawing/colors.ts';
import { drawHeading, headline, plain, showText, write } from '../../drawing/lettering.ts';
import { drawBeam } from '../../drawing/light.ts';
import { ease, progress } from '../../drawing/motion.ts';
import { drawOutlines, type Standing } from '../../drawing/outlines.ts';
import { drawFaded } from '../../drawing/panels.ts';
import { drawColorRays, drawWhiteRay } from '../../drawing/rays.ts';
import type { Cut, Things } from '../film-stage.ts';
import { line, type Shot, sample } from '../shot.ts';

/** Each trade with its glass and the color that leads there. */
const trades = [
  { name: 'kitchen', thing: 'cloche', hue: 'green' },
  { name: 'clothes', thing: 'dressform', hue: 'pink' },
  { name: 'week', thing: 'phone', hue: 'orange' },
  { name: 'page', thing: 'browser', hue: 'white' },
] as const satisfies { name: keyof Shots['trades']; thing: keyof Things; hue: Hue }[];

const at = { heading: 0.1, label: 0.7, trade: (index: number) => 0.7 + index * 1.15 };
/** When a trade's drawing stands, when its colors leave, and when its work is written down. */
const within = { light: 0.35, colors: 0.6, words: 0.7 };

type Cell = Standing & {
  /** The edges between which the light of this trade stays. */
  left: number;
  right: number;
  words: { x: number; y: number };
};

/** Side by side on a wide screen, one below the other on a tall one. */
const cells: Record<Cut, (index: number) => Cell> = {
  wide(index) {
    const left = 150 + index * 425;
    return { x: left - 46, y: 410, scale: 0.74, left, right: left + 395, words: { x: left, y: 830 } };
  },
  tall(index) {
    const top = 560 + index * 255;
    return { x: 10, y: top, scale: 0.7, left: 0, right: 500, words: { x: 530, y: top + 130 } };
  },
};

/** The barber is one of many: the same light passes through four other trades, one after the other. */
export const otherTrades: Shot<Shots['trades']> = {
  seconds: 8.4,
  said: (words) => [
    line(words.heading, at.heading),
    sample(words.label, at.label),
    ...trades.flatMap(({ name }, index) => {
      const start = at.trade(index) + within.words;
      return [sample(words[name].work, start), sample(words[name].done, start + 0.2)];
    }),
  ],
  draw({ pen, cut, layout, things }, words, seconds) {
    const { margin: x, top: y, measure, size } = layout;
    const place = { x, y, width: measure[cut === 'wide' ? 'whole' : 'half'] };
    const last = drawHeading(pen, words.heading, place, headline(size.heading), seconds - at.heading);
    const below = { ...place, y: last + size.line * 1.6 };
    showText(pen, words.label, below, plain(size.label, color.ink3), seconds - at.label);

    for (const [index, { name, thing, hue }] of trades.entries()) {
      const since = seconds - at.trade(index);
      const cell = cells[cut](index);
      pen.save();
      pen.beginPath();
      pen.rect(cell.left, 0, cell.right - cell.left, layout.height);
      pen.clip();
      drawFaded(pen, ease(progress(since, within.light, within.light + 0.4)), () =>
        drawWhiteRay(pen, cell, things[thing].entry),
      );
      drawOutlines(pen, things[thing], cell, progress(since, 0, 1.1));
      drawColorRays(pen, things[thing], cell, {
        lead: hue,
        right: cell.right,
        arrived: progress(since, within.colors, within.colors + 0.7),
      });
      pen.restore();

      const { work, done } = words[name];
      const said = ease(progress(since, within.words, within.words + 0.5));
      const { x: left, y: baseline } = cell.words;
      drawBeam(pen, [left, baseline - size.line * 1.8], [left + 120, baseline - size.line * 1.8], {
        color: light[hue],
        width: 3,
        to: said,
      });
      drawFaded(pen, said, () => write(pen, work, left, baseline, headline(size.line * 1.2)));
      drawFaded(pen, ease(progress(since, within.words + 0.2, within.words + 0.7)), () =>
        write(pen, done, left, baseline + size.line * 1.5, plain(size.line)),
      );
    }
  },
};
