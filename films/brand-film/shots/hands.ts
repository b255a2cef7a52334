import type { Shots } from '../../../content/schemas/film.ts';
import { drawHeading, headline, plain, showText } from '../../drawing/lettering.ts';
import { progress } from '../../drawing/motion.ts';
import { drawOutlines } from '../../drawing/outlines.ts';
import { line, type Shot } from '../shot.ts';

const at = { lines: 0.1, time: 0.2, heading: 0.6 };
const place = { wide: { x: 760, y: 10, scale: 2.15 }, tall: { x: -164, y: 740, scale: 2.2 } };

/** The barber's pole, comb and scissors draw themselves. There is no light yet; it comes in shot 4. */
export const hands: Shot<Shots['hands']> = {
  seconds: 4.6,
  said: ({ time, heading }) => [line(time, at.time), line(heading, at.heading)],
  draw({ pen, cut, layout, things }, { time, heading }, seconds) {
    const { margin: x, middle: y, measure, size } = layout;
    drawOutlines(pen, things.barber, place[cut], progress(seconds, at.lines, at.lines + 2.5));
    showText(pen, time, { x, y: y - 120, width: measure.half }, plain(size.line), seconds - at.time);
    drawHeading(pen, heading, { x, y, width: measure.half }, headline(size.large), seconds - at.heading);
  },
};
