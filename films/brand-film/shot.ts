import type { Shots } from '../../content/schemas/film.ts';
import type { Stage } from './stage.ts';

/** Words on the screen. What stands in a sample is looked at rather than read, and counts half. */
export type Said = { words: string; at: number; read: 'whole' | 'half' };

export type Shot<Words> = {
  /** How long it is. */
  seconds: number;
  /** Whether it gives way to the next without the dark between two shots: the next begins with its last picture. */
  stays?: boolean;
  said(words: Words): Said[];
  /** The picture of a moment, counted from the start of the shot; it knows no clock and keeps nothing. */
  draw(stage: Stage, words: Words, seconds: number): void;
};

export type ShotName = keyof Shots;

/** How long a shot takes to sink into the ground. */
export const leavingSeconds = 0.35;

export const line = (words: string, at: number): Said => ({ words, at, read: 'whole' });
export const sample = (words: string, at: number): Said => ({ words, at, read: 'half' });
