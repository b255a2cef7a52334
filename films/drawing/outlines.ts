import { Children, isValidElement, type ReactNode, type SVGProps } from 'react';
import type { Drawing } from '../../site/illustrations/drawing.ts';
import { color } from './colors.ts';
import { ease, progress, smooth } from './motion.ts';
import { drawFaded, type Pen } from './panels.ts';

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

export function outlinesOf({ entry, exits, body, details, outline = body }: Drawing): Outlines {
  const strokes = { body: strokesIn(body), details: strokesIn(details), outline: strokesIn(outline) };
  return { entry, exits, ...strokes, body: strokes.body.map(({ path }) => path) };
}

type Shape = SVGProps<SVGPathElement>;

function strokesIn(node: ReactNode): Stroke[] {
  const clips = new Map<string, Path2D>();
  const walk = (part: ReactNode, clip: Path2D | undefined): Stroke[] =>
    Children.toArray(part).flatMap((child) => {
      if (!isValidElement<Shape>(child)) return [];
      const { id, clipPath, children } = child.props;
      if (child.type === 'path') return [strokeOf(child.props, clip)];
      if (child.type === 'clipPath') {
        const [path] = walk(children, undefined);
        if (id && path) clips.set(`url(#${id})`, path.path);
        return [];
      }
      return walk(children, clips.get(clipPath ?? '') ?? clip);
    });
  return walk(node, undefined);
}

function strokeOf(
  { d = '', strokeOpacity = 1, fill, fillOpacity = 1, stroke }: Shape,
  clip: Path2D | undefined,
): Stroke {
  return {
    path: new Path2D(d),
    length: Math.max(...d.split(/(?=M)/).map(lengthOf)),
    opacity: Number(strokeOpacity),
    fill: fill && fill !== 'none' ? Number(fillOpacity) : 0,
    stroked: stroke !== 'none',
    clip,
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
export function drawOutlines(
  pen: Pen,
  { body, details, outline }: Outlines,
  at: Standing,
  drawn: number,
): void {
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
