import type { Shots } from '../../../content/schemas/film.ts';
import { drawHeading, headline } from '../../drawing/lettering.ts';
import { drawBeam, drawColorRays, drawGlow } from '../../drawing/light.ts';
import { drawOutlines } from '../../drawing/outlines.ts';
import { ease, progress, smooth } from '../../drawing/pen.ts';
import { line, type Shot } from '../shot.ts';

const at = { heading: 0.1, envelope: 0.4, colors: 1.2, steps: [0.6, 1.3, 2] };
const lists = { wide: { y: 440, every: 170, size: 68 }, tall: { y: 700, every: 220, size: 60 } };

/** Beside the steps on a wide screen, and below them on a tall one. */
const envelopes = { wide: { x: 1110, y: 290, scale: 1.3 }, tall: { x: 110, y: 1290, scale: 1.3 } };

/** A hairline runs down and lights a point at each step, beside the message that begins it. */
export const start: Shot<Shots['start']> = {
  seconds: 5.2,
  said: ({ heading, steps }) => [
    line(heading, at.heading),
    ...steps.map((step, index) => line(step, at.steps[index] ?? 0)),
  ],
  draw({ pen, cut, layout, things }, { heading, steps }, seconds) {
    const { margin: x, top, measure, size } = layout;
    const { y, every, size: letters } = lists[cut];
    drawHeading(
      pen,
      heading,
      { x, y: top, width: measure.whole },
      headline(size.large),
      seconds - at.heading,
    );
    const place = envelopes[cut];
    drawOutlines(pen, things.envelope, place, progress(seconds, at.envelope, at.envelope + 1.3));
    const [left, above] = things.envelope.entry;
    const meeting = [place.x + left * place.scale, place.y + above * place.scale] as const;
    drawGlow(pen, meeting, 90, ease(progress(seconds, at.colors, at.colors + 0.4)));
    drawColorRays(pen, things.envelope, place, {
      lead: 'white',
      right: layout.width,
      arrived: progress(seconds, at.colors, at.colors + 1),
    });
    const [first = 0, , last = 0] = at.steps;
    const line = { color: 'white', width: 2.4, alpha: 0.8, to: smooth(progress(seconds, first, last + 0.3)) };
    drawBeam(pen, [x + 8, y - letters * 0.3], [x + 8, y - letters * 0.3 + every * (steps.length - 1)], line);
    for (const [index, step] of steps.entries()) {
      const since = seconds - (at.steps[index] ?? 0);
      const baseline = y + index * every;
      drawGlow(pen, [x + 8, baseline - letters * 0.3], 46, ease(progress(since, 0, 0.5)));
      drawHeading(pen, step, { x: x + 70, y: baseline, width: measure.whole - 70 }, headline(letters), since);
    }
  },
};
