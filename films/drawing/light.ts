import { mix } from './motion.ts';
import { drawFaded, type Pen } from './panels.ts';

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
