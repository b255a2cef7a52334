import type { Shots } from '../../content/schemas/film.ts';
import type { Stage } from './film-stage.ts';

/** Words on the screen. Words in a sample are glanced at rather than read, and count half. */
export type Said = { words: string; at: number; read: 'whole' | 'half' };

export type Shot<Words> = {
  /** The shot's length. */
  seconds: number;
  /** Whether the next shot begins with this one's last picture, without darkness between them. */
  stays?: boolean;
  said(words: Words): Said[];
  /** Draws the picture of a moment, counted from the start of the shot. It is a pure function: no clock, no state. */
  draw(stage: Stage, words: Words, seconds: number): void;
};

export type ShotName = keyof Shots;

/** How long a shot takes to fade into the ground. */
export const leavingSeconds = 0.35;

export const line = (words: string, at: number): Said => ({ words, at, read: 'whole' });
export const sample = (words: string, at: number): Said => ({ words, at, read: 'half' });
