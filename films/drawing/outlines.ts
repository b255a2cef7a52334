import { type Drawing, readDrawing } from '../../site/illustrations/drawing.ts';
import { color, drawFaded, ease, type Pen, progress, smooth } from './pen.ts';

/** A drawing of the site, as separate paths for a canvas. */
export type Outlines = Pick<Drawing, 'entry' | 'exits'> & {
  body: Path2D[];
  details: Stroke[];
  outline: Stroke[];
};

type Stroke = {
  path: Path2D;
  /** The length of the longest part: a pen that has gone this far shows the whole path. */
  length: number;
  opacity: number;
  fill: number;
  stroked: boolean;
  clip: Path2D | undefined;
};

/** Takes the paths out of a drawing's file. */
export function outlinesOf(svg: string): Outlines {
  const { entry, exits, glass, details, outline } = readDrawing(svg);
  return {
    entry,
    exits,
    body: strokesIn(glass).map(({ path }) => path),
    details: strokesIn(details),
    outline: strokesIn(outline),
  };
}

function strokesIn(markup: string): Stroke[] {
  const group = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  group.innerHTML = markup;
  return [...group.querySelectorAll(':not(clipPath) > path')].map((path) => {
    const clip = path.closest('[clip-path]')?.getAttribute('clip-path')?.slice('url('.length, -1);
    return strokeOf(path, clip ? group.querySelector(`${clip} path`) : null);
  });
}

function strokeOf(path: Element, clip: Element | null): Stroke {
  const said = (name: string) => path.getAttribute(name);
  const d = said('d') ?? '';
  const isFilled = (said('fill') ?? 'none') !== 'none';
  return {
    path: new Path2D(d),
    length: Math.max(...d.split(/(?=M)/).map(lengthOf)),
    opacity: Number(said('stroke-opacity') ?? 1),
    fill: isFilled ? Number(said('fill-opacity') ?? 1) : 0,
    stroked: said('stroke') !== 'none',
    clip: clip ? new Path2D(clip.getAttribute('d') ?? '') : undefined,
  };
}

function lengthOf(d: string): number {
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', d);
  return path.getTotalLength();
}

/** The place of a drawing, and its scale relative to its own canvas of 640 by 480. */
export type Standing = { x: number; y: number; scale: number };

/** Draws the lines up to a share `drawn` from 0 to 1: the outline first, then the inside. */
export function drawOutlines(pen: Pen, { body, details, outline }: Outlines, at: Standing, drawn: number) {
  if (drawn <= 0) return;
  pen.save();
  pen.translate(at.x, at.y);
  pen.scale(at.scale, at.scale);
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  drawFaded(pen, smooth(progress(drawn, 0.5, 1)), () => {
    for (const fill of [color.ground, glassOf(pen)]) {
      pen.fillStyle = fill;
      for (const path of body) pen.fill(path);
    }
  });
  pen.strokeStyle = lineOf(pen);
  pen.lineWidth = 1.25;
  for (const stroke of details) drawStroke(pen, stroke, ease(progress(drawn, 0.3, 1)));
  pen.lineWidth = 2;
  for (const stroke of outline) drawStroke(pen, stroke, ease(progress(drawn, 0, 0.75)));
  pen.restore();
}

function drawStroke(pen: Pen, { path, length, opacity, fill, stroked, clip }: Stroke, drawn: number): void {
  if (drawn <= 0) return;
  pen.save();
  if (clip) pen.clip(clip);
  drawFaded(pen, fill * drawn, () => {
    pen.fillStyle = 'white';
    pen.fill(path);
  });
  if (drawn < 1) pen.setLineDash([length * drawn, length + 10]);
  if (stroked) drawFaded(pen, opacity, () => pen.stroke(path));
  pen.restore();
}

/** The same gradients as in Scene.tsx. */
function glassOf(pen: Pen): CanvasGradient {
  const glass = pen.createLinearGradient(176, 120, 464, 360);
  glass.addColorStop(0, 'rgb(255 255 255 / 0.09)');
  glass.addColorStop(1, 'rgb(255 255 255 / 0.015)');
  return glass;
}

function lineOf(pen: Pen): CanvasGradient {
  const line = pen.createLinearGradient(176, 0, 464, 0);
  line.addColorStop(0, 'white');
  line.addColorStop(1, 'rgb(255 255 255 / 0.62)');
  return line;
}
