import { clockTime } from '../../captions/captions.ts';
import type { TimedScene } from '../cues/timed-lesson.ts';

export type Chapter = { name: string; start: number; time: string; at: string };

export const chaptersOf = (scenes: TimedScene[]): Chapter[] =>
  scenes.flatMap(({ scene: { chapter, at }, start }) =>
    chapter ? [{ name: chapter, start, time: clockTime(start), at }] : [],
  );
