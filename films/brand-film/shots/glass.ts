import type { Shots } from '../../../content/schemas/film.ts';
import { drawHeading, headline, plain, showText } from '../../drawing/lettering.ts';
import { progress } from '../../drawing/motion.ts';
import { line, type Shot } from '../shot.ts';

const at = { light: 0.1, heading: 0.8, line: 1.2 };
const openingSeconds = 2.3;
/** The shader starts at a moment at which the fan is well filled. */
const beginning = 40;

/** The hero's own light. */
export const glass: Shot<Shots['glass']> = {
  seconds: 5.6,
  said: ({ heading, line: below }) => [line(heading, at.heading), line(below, at.line)],
  draw({ pen, layout, hero }, { heading, line: below }, seconds) {
    const { margin: x, low, measure, size } = layout;
    const opened = progress(seconds, at.light, at.light + openingSeconds);
    hero.draw(pen, { seconds: beginning + seconds, opened });
    const place = { x, y: low, width: measure.half };
    const last = drawHeading(pen, heading, place, headline(size.large), seconds - at.heading);
    showText(
      pen,
      below,
      { ...place, y: last + size.line * 2.2, width: measure.whole },
      plain(size.line),
      seconds - at.line,
    );
  },
};
