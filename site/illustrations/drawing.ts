import type { ReactNode } from 'react';
import { type Hue, spectrumColor } from '../brand/colors.ts';

type Point = readonly [x: number, y: number];

/** A thing from a trade, drawn on a canvas of 640 by 480. The light is drawn by the scene it stands in. */
export type Drawing = {
  /** What a person who cannot see it should know. */
  alt: string;
  /** Where the white ray meets the first outline. */
  entry: Point;
  /** Where the five colors leave the glass, top to bottom. */
  exits: readonly Point[];
  /** The surface normal at the entry, dashed; left out where it would lie along the ray. */
  normal?: string;
  /** The color that leads, drawn wider. */
  lead?: Hue;
  /** The part that is glass, filled. */
  body: ReactNode;
  /** Companions, inner and hidden edges. */
  details: ReactNode;
  /** The outline the light goes through. */
  outline: ReactNode;
};

/** The five colors in the order in which glass bends them, top to bottom. */
export const spectrum: readonly Hue[] = ['pink', 'orange', 'white', 'green', 'blue'];

/** Where the five colors reach the right edge, the same in every drawing. */
export const ends = [64, 120, 176, 232, 288] as const;

type Ray = {
  color: string;
  /** Its line through the glass. */
  within: string;
  /** Its wedge from the glass to the edge. */
  beyond: string;
};

export function raysOf({ entry, exits, lead }: Drawing): Ray[] {
  return spectrum.flatMap((hue, index) => {
    const exit = exits[index];
    const end = ends[index];
    if (!exit || end === undefined) return [];
    const within = `M${entry[0]} ${entry[1]}L${exit[0]} ${exit[1]}`;
    return [{ color: spectrumColor[hue], within, beyond: wedge(exit, end, hue === lead) }];
  });
}

/** 1.3 px where it leaves the glass, 3 px at the edge; the leading color opens to 4.8. */
function wedge([x, y]: Point, toY: number, leads: boolean): string {
  const length = Math.hypot(640 - x, toY - y);
  const across = [(-(toY - y) / length) * 0.65, ((640 - x) / length) * 0.65] as const;
  const spread = leads ? 2.4 : 1.5;
  const at = (value: number) => Number(value.toFixed(1));
  return `M${at(x + across[0])} ${at(y + across[1])}L${at(x - across[0])} ${at(y - across[1])}L640 ${toY - spread}V${toY + spread}Z`;
}
