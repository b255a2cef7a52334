import type { Hue } from '../../site/brand/colors.ts';
import { color, light } from '../drawing/colors.ts';
import { drawHeading, headline, plain, showText, write } from '../drawing/lettering.ts';
import { drawBeam } from '../drawing/light.ts';
import { ease, mix, progress, smooth } from '../drawing/motion.ts';
import { drawOutlines } from '../drawing/outlines.ts';
import { type Box, drawFaded, type Pen, panel, rounded, surface } from '../drawing/panels.ts';
import { drawColorRays, drawWhiteRay, pointOnRay } from '../drawing/rays.ts';
import { line, type Said, sample } from './shot.ts';
import type { Stage } from './stage.ts';
import type { Things } from './things.ts';

/** Shots 5 to 9: white light meets the thing of a trade, and the leading color lights up the work that gets done. */

/** In seconds of the shot. Events in the panel are counted from `work`. */
export const tradeTimes = {
  heading: 0.25,
  thing: 0.1,
  colors: 0.5,
  firstColors: 1.1,
  line: 1.1,
  /** The panel appears as the colors reach it, so that none of them ends in empty space. */
  panel: 0.9,
  work: 1.4,
};

type Words = { heading: string; line: string; label: string };

type Trade = {
  thing: keyof Things;
  /** The previous shot's thing, where the ray still ends. Without one the ray enters from the edge. */
  after: keyof Things | undefined;
  /** Whether the next shot has the ray too: then it stays through the dark. */
  rayStays: boolean;
  hue: Hue;
  words: Words;
  /** Draws the work in a box; its moments are counted from `work`. */
  work(pen: Pen, box: Box, seconds: number): void;
};

export const saidInTrade = ({ heading, line: below, label }: Words): Said[] => [
  line(heading, tradeTimes.heading),
  line(below, tradeTimes.line),
  sample(label, tradeTimes.panel),
];

export function drawTrade(stage: Stage, trade: Trade, seconds: number): void {
  const { pen, cut, layout, things } = stage;
  const thing = things[trade.thing];
  const colorsStart = trade.after ? tradeTimes.colors : tradeTimes.firstColors;
  drawRay(stage, trade, seconds);
  drawOutlines(pen, thing, layout.thing, progress(seconds, tradeTimes.thing, tradeTimes.thing + 1.3));
  drawColorRays(pen, thing, layout.thing, {
    lead: trade.hue,
    right: cut === 'wide' ? layout.panel.x : layout.width,
    arrived: progress(seconds, colorsStart, colorsStart + 1),
  });
  drawWords(stage, trade.words, seconds);
  drawPanel(stage, trade, seconds);
}

/** The ray stays through the dark between two of these shots, as a match cut. */
function drawRay({ pen, layout, things }: Stage, { thing, after, rayStays }: Trade, seconds: number): void {
  const { entry } = things[thing];
  const before = after ? things[after].entry : pointOnRay(layout.thing, entry, 0);
  const [start, end] = after ? [0, 0.6] : [0.2, tradeTimes.firstColors];
  const share = smooth(progress(seconds, start, end));
  pen.save();
  if (rayStays) pen.globalAlpha = 1;
  drawWhiteRay(pen, layout.thing, [mix(before[0], entry[0], share), mix(before[1], entry[1], share)]);
  pen.restore();
}

function drawWords({ pen, cut, layout }: Stage, words: Words, seconds: number): void {
  const { margin: x, top: y, size, measure } = layout;
  // Above a thing, a wide screen has room for one line and a tall one for two.
  const place = { x, y, width: measure[cut === 'wide' ? 'whole' : 'half'] };
  const last = drawHeading(pen, words.heading, place, headline(size.heading), seconds - tradeTimes.heading);
  showText(
    pen,
    words.line,
    { ...place, y: last + size.line * 1.8 },
    plain(size.line),
    seconds - tradeTimes.line,
  );
}

function drawPanel({ pen, cut, layout }: Stage, { hue, words, work }: Trade, seconds: number): void {
  const { panel: box, size } = layout;
  drawFaded(pen, smooth(progress(seconds, tradeTimes.panel, tradeTimes.panel + 0.5)), () => {
    panel(pen, box, surface.panel);
    write(pen, words.label, box.x + 36, box.y + 54, plain(size.label, color.ink3));
    const lit = {
      color: light[hue],
      width: 3,
      to: ease(progress(seconds, tradeTimes.work, tradeTimes.work + 0.7)),
    };
    if (cut === 'wide') drawBeam(pen, [box.x, box.y + 24], [box.x, box.y + box.height - 24], lit);
    else drawBeam(pen, [box.x + 24, box.y], [box.x + box.width - 24, box.y], lit);

    rounded(pen, box, surface.panel.radius);
    pen.clip();
    const inner = { x: box.x + 36, y: box.y + 86, width: box.width - 72, height: box.height - 116 };
    work(pen, inner, seconds - tradeTimes.work);
  });
}
