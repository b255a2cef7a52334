import type { Hue } from '../../site/brand/colors.ts';
import { color, light } from '../drawing/colors.ts';
import { drawHeading, headline, plain, showText, write } from '../drawing/lettering.ts';
import { drawBeam, drawGlow } from '../drawing/light.ts';
import { ease, mix, progress, smooth } from '../drawing/motion.ts';
import { drawOutlines } from '../drawing/outlines.ts';
import { type Box, drawFaded, type Pen, panel, rounded, surface } from '../drawing/panels.ts';
import { drawColorRays, drawWhiteRay, onScreen, pointOnRay } from '../drawing/rays.ts';
import type { Stage } from './film-stage.ts';
import { line, type Said, sample } from './shot.ts';

/** Two shots at the barber's: white light meets the pole, and the leading color lights up the conversation beside it. */

/** In seconds of the shot. Messages are counted from `work`. */
export const barberTimes = {
  heading: 0.25,
  thing: 0.1,
  ray: 0.2,
  colors: 1.1,
  line: 1.1,
  /** The panel appears as the colors reach it, so that none of them ends in empty space. */
  panel: 0.9,
  work: 1.4,
};

/** In seconds. */
const betweenMessages = 2.4;

type Words = { heading: string; line: string; label: string };

type Scene = {
  hue: Hue;
  words: Words;
  /** Draws the conversation in a box; its moments are counted from `work`. */
  work(pen: Pen, box: Box, seconds: number): void;
};

export const saidAtTheBarber = ({ heading, line: below, label }: Words): Said[] => [
  line(heading, barberTimes.heading),
  line(below, barberTimes.line),
  sample(label, barberTimes.panel),
];

export function drawBarbershop(stage: Stage, scene: Scene, seconds: number): void {
  const { pen, cut, layout, things } = stage;
  const { thing, ray, colors } = barberTimes;
  const { entry } = things.barber;
  const share = smooth(progress(seconds, ray, colors));
  const before = pointOnRay(layout.thing, entry, 0);
  drawWhiteRay(pen, layout.thing, [mix(before[0], entry[0], share), mix(before[1], entry[1], share)]);
  // Further messages come along the ray.
  if (seconds > colors) {
    const way = ((seconds - colors) % betweenMessages) / betweenMessages;
    const [x, y] = onScreen(layout.thing, pointOnRay(layout.thing, entry, way));
    drawGlow(pen, [x, y], 60, Math.sin(way * Math.PI));
  }
  drawOutlines(pen, things.barber, layout.thing, progress(seconds, thing, thing + 1.3));
  drawColorRays(pen, things.barber, layout.thing, {
    lead: scene.hue,
    right: cut === 'wide' ? layout.panel.x : layout.width,
    arrived: progress(seconds, colors, colors + 1),
  });
  drawWords(stage, scene.words, seconds);
  drawPanel(stage, scene, seconds);
}

function drawWords({ pen, cut, layout }: Stage, words: Words, seconds: number): void {
  const { margin: x, top: y, size, measure } = layout;
  // Above the pole, a wide screen has room for one line and a tall one for two.
  const place = { x, y, width: measure[cut === 'wide' ? 'whole' : 'half'] };
  const { heading, line: below } = barberTimes;
  const last = drawHeading(pen, words.heading, place, headline(size.heading), seconds - heading);
  showText(pen, words.line, { ...place, y: last + size.line * 1.8 }, plain(size.line), seconds - below);
}

function drawPanel({ pen, cut, layout }: Stage, { hue, words, work }: Scene, seconds: number): void {
  const { panel: box, size } = layout;
  const { panel: start, work: begun } = barberTimes;
  drawFaded(pen, smooth(progress(seconds, start, start + 0.5)), () => {
    panel(pen, box, surface.panel);
    write(pen, words.label, box.x + 36, box.y + 58, plain(size.label, color.ink3));
    const lit = { color: light[hue], width: 3, to: ease(progress(seconds, begun, begun + 0.7)) };
    if (cut === 'wide') drawBeam(pen, [box.x, box.y + 24], [box.x, box.y + box.height - 24], lit);
    else drawBeam(pen, [box.x + 24, box.y], [box.x + box.width - 24, box.y], lit);

    rounded(pen, box, surface.panel.radius);
    pen.clip();
    const inner = { x: box.x + 36, y: box.y + 86, width: box.width - 72, height: box.height - 116 };
    work(pen, inner, seconds - begun);
  });
}
