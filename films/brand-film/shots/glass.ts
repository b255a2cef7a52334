import type { Shots } from '../../../content/schemas/film.ts';
import { mark, markFrame } from '../../../site/brand/mark-lines.ts';
import { drawHeading, headline, plain, showText, write } from '../../drawing/lettering.ts';
import { color, drawFaded, ease, light, type Pen, progress } from '../../drawing/pen.ts';
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

const endAt = { logo: 0.3, heading: 0.7, line: 1.5, address: 1.9 };
/** Another moment of the shader than in shot 4. */
const endBeginning = 70;
/** The baseline of the logo. All words stand above the controls that a player lays over the end of a film. */
const logoAt = { wide: 480, tall: 1070 };

/** The glass again. The last picture is held as the end card. */
export const end: Shot<Shots['end']> = {
  seconds: 5.4,
  stays: true,
  said: ({ name, heading, line: below, address }) => [
    line(name, endAt.logo),
    line(heading, endAt.heading),
    line(below, endAt.line),
    line(spoken(address), endAt.address),
  ],
  draw({ pen, cut, layout, hero }, { name, heading, line: below, address }, seconds) {
    const { margin: x, measure, size } = layout;
    const top = logoAt[cut];
    hero.draw(pen, { seconds: endBeginning + seconds, opened: progress(seconds, 0, 1.4) });
    drawFaded(pen, ease(progress(seconds, endAt.logo, endAt.logo + 0.6)), () => drawLogo(pen, name, x, top));
    const place = { x, y: top + 130, width: measure.half };
    const last = drawHeading(pen, heading, place, headline(size.heading), seconds - endAt.heading);
    const below1 = { ...place, width: measure.whole, y: last + size.line * 2.1 };
    showText(pen, below, below1, plain(size.line, color.ink), seconds - endAt.line);
    showText(
      pen,
      spoken(address),
      { ...below1, y: below1.y + size.line * 1.5 },
      plain(size.line),
      seconds - endAt.address,
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
