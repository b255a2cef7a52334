import { color } from './colors.ts';

export type Box = { x: number; y: number; width: number; height: number };

export function rounded(pen: Pen, { x, y, width, height }: Box, radius: number): void {
  pen.beginPath();
  pen.roundRect(x, y, width, height, radius);
}

type Surface = { fill: string; edge: string; radius: number };

export const surface = {
  panel: { fill: color.raised, edge: color.line, radius: 22 },
  phone: { fill: color.ground, edge: color.lineStrong, radius: 56 },
  row: { fill: color.raised2, edge: color.line, radius: 14 },
};

export function panel(pen: Pen, box: Box, { fill, edge, radius }: Surface): void {
  rounded(pen, box, radius);
  pen.fillStyle = fill;
  pen.fill();
  pen.lineWidth = 2;
  pen.strokeStyle = edge;
  pen.stroke();
}

export type Pen = CanvasRenderingContext2D;

/** Draws something with less opacity. */
export function drawFaded(pen: Pen, share: number, draw: () => void): void {
  if (share <= 0.002) return;
  pen.save();
  pen.globalAlpha *= share;
  draw();
  pen.restore();
}
