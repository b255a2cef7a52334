import type { ReactNode } from 'react';
import type { Hue } from '../brand/colors.ts';

export type Point = readonly [x: number, y: number];

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
