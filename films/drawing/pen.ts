import type { Hue } from '../../site/brand/colors.ts';
import tokens from '../../site/styles/tokens.css?raw';

/** Easing: from a moment in seconds to a share between 0 and 1. */
export const clamp = (value: number, least = 0, most = 1) => Math.min(Math.max(value, least), most);

export const mix = (from: number, to: number, share: number) => from + (to - from) * share;

/** The share of the time between two moments that has passed. */
export const progress = (seconds: number, from: number, to: number) => clamp((seconds - from) / (to - from));

/** Starts and ends at rest. */
export const smooth = (share: number) => share * share * (3 - 2 * share);

/** The site's easing, --ease-out of tokens.css: cubic-bezier(0.2, 0.7, 0.2, 1). */
export function ease(share: number): number {
  if (share <= 0 || share >= 1) return clamp(share);
  let [low, high] = [0, 1];
  for (let step = 0; step < 22; step += 1) {
    const middle = (low + high) / 2;
    if (bezier(0.2, 0.2, middle) < share) low = middle;
    else high = middle;
  }
  return bezier(0.7, 1, (low + high) / 2);
}

const bezier = (first: number, second: number, at: number) =>
  3 * first * at * (1 - at) ** 2 + 3 * second * at * at * (1 - at) + at ** 3;

const values = new Map(
  [...tokens.matchAll(/--color-([\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]),
);

function token(name: string): string {
  const value = values.get(name);
  if (value === undefined) throw new Error(`site/styles/tokens.css has no --color-${name}.`);
  return value;
}

export const color = {
  ground: token('ground'),
  raised: token('raised'),
  raised2: token('raised-2'),
  line: token('line'),
  lineStrong: token('line-strong'),
  ink: token('ink'),
  ink2: token('ink-2'),
  ink3: token('ink-3'),
};

export const light: Record<Hue, string> = {
  pink: token('pink'),
  orange: token('orange'),
  white: token('white'),
  green: token('green'),
  blue: token('blue'),
};

/** The hero's light reads its colors from the page's style. */
export function setColorTokens({ style }: HTMLElement): void {
  for (const [name, value] of values) style.setProperty(`--color-${name}`, value);
}

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
