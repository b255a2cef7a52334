import type { Shots } from '../../../content/schemas/film.ts';
import { spectrum } from '../../../site/illustrations/drawing.ts';
import { drawHeading, headline, plain, showText, write } from '../../drawing/lettering.ts';
import { drawBeam } from '../../drawing/light.ts';
import { color, drawFaded, ease, light, mix, type Pen, panel, progress, surface } from '../../drawing/pen.ts';
import { line, type Shot, sample } from '../shot.ts';

const at = { heading: 0.1, line: 0.9, turn: 1.5 };
const turnSeconds = 0.45;
const places = { wide: { x: 1370, y: 540, scale: 1.3 }, tall: { x: 500, y: 1200, scale: 1.9 } };

/** The light goes out, and with it everything that we do. */
export const switchOff: Shot<Shots['switch']> = {
  seconds: 4,
  said: (words) => [
    line(words.heading, at.heading),
    line(words.line, at.line),
    sample(words.on, 0),
    sample(words.off, at.turn),
  ],
  draw({ pen, cut, layout }, words, seconds) {
    const { margin: x, middle: y, measure, size } = layout;
    const place = { x, y: y + (cut === 'wide' ? 20 : 0), width: measure.half };
    const last = drawHeading(pen, words.heading, place, headline(size.large), seconds - at.heading);
    showText(pen, words.line, { ...place, y: last + size.line * 2.2 }, plain(size.line), seconds - at.line);

    const { x: left, y: top, scale } = places[cut];
    const turned = ease(progress(seconds, at.turn, at.turn + turnSeconds));
    pen.save();
    pen.translate(left, top);
    pen.scale(scale, scale);
    panel(
      pen,
      { x: -150, y: -80, width: 300, height: 160 },
      { ...surface.row, edge: color.lineStrong, radius: 80 },
    );
    drawFaded(pen, 1 - turned, () => {
      for (const [index, hue] of spectrum.entries())
        drawBeam(pen, [150, (index - 2) * 9], [380, (index - 2) * 62], { color: light[hue], width: 1.8 });
      drawBeam(pen, [-330, 20], [-152, 0], { color: fromTheDark(pen), width: 2 });
    });
    pen.beginPath();
    pen.arc(mix(70, -70, turned), 0, 58, 0, 2 * Math.PI);
    pen.fillStyle = turned < 0.5 ? color.ink : color.ink3;
    pen.fill();
    const lettering = plain(40, color.ink2, 500);
    drawFaded(pen, 1 - progress(turned, 0, 0.3), () => write(pen, words.on, -70, 14, lettering, 'center'));
    drawFaded(pen, progress(turned, 0.7, 1), () => write(pen, words.off, 70, 14, lettering, 'center'));
    pen.restore();
  },
};

/** The words stand where the ray comes from. */
function fromTheDark(pen: Pen): CanvasGradient {
  const ray = pen.createLinearGradient(-330, 0, -152, 0);
  ray.addColorStop(0, 'transparent');
  ray.addColorStop(1, light.white);
  return ray;
}
