import type { Hue } from '../../site/brand/colors.ts';
import { ends, spectrum } from '../../site/illustrations/drawing.ts';
import { light } from './colors.ts';
import { drawBeam, drawGlow, type Point } from './light.ts';
import { ease, mix, progress, smooth } from './motion.ts';
import type { Outlines, Standing } from './outlines.ts';
import type { Pen } from './panels.ts';

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
