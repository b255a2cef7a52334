import type { Hue } from '../../site/brand/colors.ts';
import { ends, spectrum } from '../../site/illustrations/drawing.ts';
import type { Outlines, Standing } from './outlines.ts';
import { drawFaded, ease, light, mix, type Pen, progress, smooth } from './pen.ts';

/** Light is added to the picture, never painted over it. */

/** The layers around a hairline: the width and brightness of each. */
const skirts = [
  [1, 0.92],
  [2.2, 0.16],
  [4, 0.075],
  [7, 0.04],
  [11, 0.022],
  [16, 0.013],
  [22, 0.009],
] as const;

const falloff = [
  [0, 1],
  [0.07, 0.7],
  [0.16, 0.28],
  [0.36, 0.1],
  [0.66, 0.025],
  [1, 0],
] as const;

export type Point = readonly [x: number, y: number];

type Beam = {
  color: string | CanvasGradient;
  width: number;
  alpha?: number;
  /** The share of the line that is drawn. */
  to?: number;
};

export function drawBeam(pen: Pen, start: Point, end: Point, { color, width, alpha = 1, to = 1 }: Beam) {
  if (to <= 0 || alpha <= 0) return;
  pen.save();
  const brightness = pen.globalAlpha * alpha;
  pen.globalCompositeOperation = 'lighter';
  pen.strokeStyle = color;
  pen.lineCap = 'round';
  for (const [wider, share] of skirts) {
    pen.globalAlpha = brightness * share;
    pen.lineWidth = width * wider;
    pen.beginPath();
    pen.moveTo(...start);
    pen.lineTo(mix(start[0], end[0], to), mix(start[1], end[1], to));
    pen.stroke();
  }
  pen.restore();
}

/** The glow where light meets something. */
export function drawGlow(pen: Pen, [x, y]: Point, radius: number, alpha: number): void {
  drawFaded(pen, alpha, () => {
    const shine = pen.createRadialGradient(x, y, 0, x, y, radius);
    for (const [offset, share] of falloff) shine.addColorStop(offset, `rgb(255 255 255 / ${share})`);
    pen.globalCompositeOperation = 'lighter';
    pen.fillStyle = shine;
    pen.fillRect(x - radius, y - radius, 2 * radius, 2 * radius);
  });
}

/** The light of Scene.tsx on a canvas: white enters at the left edge, and five colors leave the drawing. */

/** The height at which the ray enters the canvas of every drawing. */
const rayStart = 304;

/** The white ray, up to the drawing or a point on the way to it. */
export function drawWhiteRay(pen: Pen, at: Standing, end: Point): void {
  const [x, y] = onScreen(at, end);
  const slope = (rayStart - end[1]) / end[0];
  const brighter = pen.createLinearGradient(0, 0, x, 0);
  brighter.addColorStop(0, 'rgb(255 255 255 / 0.16)');
  brighter.addColorStop(1, 'white');
  drawBeam(pen, [0, y + x * slope], [x, y], { color: brighter, width: 2.4 });
  drawGlow(pen, [x, y], 70 * at.scale, 1);
}

/** The ray's end after a share of its way from the edge of the screen to a point of the drawing. */
export function pointOnRay(at: Standing, end: Point, share: number): Point {
  const edge = -at.x / at.scale;
  const slope = (rayStart - end[1]) / end[0];
  const x = mix(edge, end[0], share);
  return [x, end[1] + (end[0] - x) * slope];
}

/** The colors cross the glass and leave it to the right. The leading one is wider and brighter. */
export function drawColorRays(
  pen: Pen,
  { entry, exits }: Outlines,
  at: Standing,
  { lead, right, arrived }: { lead: Hue; right: number; arrived: number },
): void {
  for (const [index, hue] of spectrum.entries()) {
    const [exit, end] = [exits[index] ?? entry, ends[index] ?? 0];
    const [from, to] = [onScreen(at, exit), onScreen(at, [640, end])];
    const stretch = (right - from[0]) / (to[0] - from[0]);
    const edge: Point = [right, mix(from[1], to[1], stretch)];
    const leads = hue === lead;
    drawBeam(pen, onScreen(at, entry), from, {
      color: light[hue],
      width: 1.2,
      alpha: 0.9,
      to: smooth(progress(arrived, 0, 0.4)),
    });
    drawBeam(pen, from, edge, {
      color: light[hue],
      width: leads ? 3.6 : 1.5,
      alpha: leads ? 1 : 0.42,
      to: ease(progress(arrived, 0.3, 1)),
    });
  }
}

export const onScreen = ({ x, y, scale }: Standing, [left, top]: Point): Point => [
  x + left * scale,
  y + top * scale,
];
