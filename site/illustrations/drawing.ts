import { type HTMLElement, parse } from 'node-html-parser';
import { type Hue, spectrumColor } from '../brand/colors.ts';

type Point = readonly [x: number, y: number];

/** A thing of a trade, drawn on a canvas of 640 by 480. The scene around it draws the light. */
export type Drawing = ReturnType<typeof readDrawing>;

/** The five colors in the order of their refraction, from top to bottom. */
export const spectrum: readonly Hue[] = ['pink', 'orange', 'white', 'green', 'blue'];

/** Reads a drawing's file. Its parts are found by their ids. What is missing is said in the rest of a sentence. */
export function readDrawing(svg: string) {
  const file = parse(svg);
  const part = (name: string): HTMLElement => {
    const found = file.querySelector(name);
    if (!found) throw new Error(`has no ${name}`);
    return found;
  };
  const glass = markupOf(part('#glass'));
  const outline = file.querySelector('#outline');
  const exits = pointsOf(part('#exits').getAttribute('points'));
  if (exits.length !== spectrum.length)
    throw new Error(`has ${exits.length} #exits for ${spectrum.length} colors`);
  return {
    /** The text for people who cannot see the drawing. */
    alt: part('title').text,
    /** Where the white ray meets the first outline. */
    entry: [Number(part('#entry').getAttribute('cx')), Number(part('#entry').getAttribute('cy'))] as const,
    /** Where the five colors leave the glass, top to bottom. */
    exits,
    /** The surface normal at the entry, dashed; missing where it would coincide with the ray. */
    normal: file.querySelector('#normal')?.getAttribute('d'),
    /** The leading color, drawn wider. */
    lead: part('#light').getAttribute('data-lead'),
    /** The markup of the filled part that is glass. */
    glass,
    /** The markup of smaller objects beside it, and of inner and hidden edges. */
    details: markupOf(part('#details')),
    /** The markup of the outline that the light passes through. */
    outline: outline ? markupOf(outline) : glass,
  };
}

const markupOf = ({ innerHTML }: HTMLElement) => innerHTML.replaceAll(/>\s+</g, '><').trim();

/** Numbers follow each other as x and y. */
function pointsOf(list = ''): Point[] {
  const numbers = (list.match(/[\d.]+/g) ?? []).map(Number);
  return numbers.flatMap((x, index) => (index % 2 === 0 ? [[x, numbers[index + 1] ?? 0] as const] : []));
}

/** The heights at which the five colors reach the right edge, the same in every drawing. */
export const ends = [64, 120, 176, 232, 288] as const;

/**
 * Each ray has a line within the glass and a wedge beyond, from the glass to the edge. `tilt`: how much further down they
 * reach the right edge.
 */
export function raysOf({ entry, exits, lead }: Drawing, tilt = 0) {
  return spectrum.flatMap((hue, index) => {
    const exit = exits[index];
    const end = (ends[index] ?? 0) + tilt;
    if (!exit) return [];
    const within = `M${entry[0]} ${entry[1]}L${exit[0]} ${exit[1]}`;
    return [{ color: spectrumColor[hue], within, beyond: wedge(exit, end, hue === lead) }];
  });
}

/** A wedge of 1.3 px at the glass and 3 px at the edge, or 4.8 px for the leading color. */
function wedge([x, y]: Point, toY: number, leads: boolean): string {
  const length = Math.hypot(640 - x, toY - y);
  const across = [(-(toY - y) / length) * 0.65, ((640 - x) / length) * 0.65] as const;
  const spread = leads ? 2.4 : 1.5;
  const at = (value: number) => Number(value.toFixed(1));
  return `M${at(x + across[0])} ${at(y + across[1])}L${at(x - across[0])} ${at(y - across[1])}L640 ${toY - spread}V${toY + spread}Z`;
}
