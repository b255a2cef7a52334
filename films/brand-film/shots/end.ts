import type { Shots } from '../../../content/schemas/film.ts';
import { mark, markFrame } from '../../../site/brand/mark-lines.ts';
import { color, light } from '../../drawing/colors.ts';
import { drawHeading, headline, plain, showText, write } from '../../drawing/lettering.ts';
import { ease, progress } from '../../drawing/motion.ts';
import { drawFaded, type Pen } from '../../drawing/panels.ts';
import { line, type Shot } from '../shot.ts';

const at = { logo: 0.3, heading: 0.7, line: 1.5, address: 1.9 };
const openingSeconds = 1.4;
/** Another moment of the shader than in shot 4. */
const beginning = 70;
/** The baseline of the logo. All words stand above the controls that a player lays over the end of a film. */
const logoAt = { wide: 480, tall: 1070 };

/** The glass again. The last picture is held as the end card. */
export const end: Shot<Shots['end']> = {
  seconds: 5.4,
  stays: true,
  said: ({ name, heading, line: below, address }) => [
    line(name, at.logo),
    line(heading, at.heading),
    line(below, at.line),
    line(spoken(address), at.address),
  ],
  draw({ pen, cut, layout, hero }, { name, heading, line: below, address }, seconds) {
    const { margin: x, measure, size } = layout;
    const top = logoAt[cut];
    hero.draw(pen, { seconds: beginning + seconds, opened: progress(seconds, 0, openingSeconds) });
    drawFaded(pen, ease(progress(seconds, at.logo, at.logo + 0.6)), () => drawLogo(pen, name, x, top));
    const place = { x, y: top + 130, width: measure.half };
    const last = drawHeading(pen, heading, place, headline(size.heading), seconds - at.heading);
    const below1 = { ...place, width: measure.whole, y: last + size.line * 2.1 };
    showText(pen, below, below1, plain(size.line, color.ink), seconds - at.line);
    showText(
      pen,
      spoken(address),
      { ...below1, y: below1.y + size.line * 1.5 },
      plain(size.line),
      seconds - at.address,
    );
  },
};

/** An address without its protocol, as people say and type it. */
const spoken = (address: string) => address.replace(/^https?:\/\//, '');

/** The logo beside the name, on the same baseline. */
function drawLogo(pen: Pen, name: string, x: number, baseline: number): void {
  const scale = 2.6;
  pen.save();
  pen.translate(x - markFrame.x * scale, baseline - 25 * scale);
  pen.scale(scale, scale);
  pen.beginPath();
  pen.rect(markFrame.x, 0, markFrame.width, 32);
  pen.clip();
  pen.lineWidth = 1.8;
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const [path, stroke] of [
    [mark.ray, light.white],
    [mark.beams.pink, light.pink],
    [mark.beams.orange, light.orange],
    [mark.beams.green, light.green],
    [mark.beams.blue, light.blue],
    [mark.prism, light.white],
  ] as const) {
    pen.strokeStyle = stroke;
    pen.stroke(new Path2D(path));
  }
  pen.restore();
  write(pen, name, x + (markFrame.width + 11) * scale, baseline, headline(24 * scale));
}
