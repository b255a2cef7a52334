import { arrival } from '../cues/pace.ts';
import type { TimedCue } from '../cues/timed-lesson.ts';

/** What the painter needs to know about a part, as attributes of its element. */
export type PartAttributes = Record<`data-${string}`, string | number>;

/** The attributes of a part, by its place in the scene's data. */
export type PartOf = (field: string, index?: number) => PartAttributes;

export const partsOf =
  (cues: TimedCue[]): PartOf =>
  (...place) => {
    const cue = cues.find(({ path }) => path.join() === place.join());
    if (!cue) throw new Error(`The scene has nothing at ${place.join('.')}.`);
    return {
      'data-from': cue.from.toFixed(2),
      ...(cue.lead > 0 && { 'data-lead': cue.lead.toFixed(2) }),
      ...(cue.takes !== arrival && { 'data-takes': cue.takes.toFixed(2) }),
      ...(cue.again.length > 0 && { 'data-spoken': cue.again.map((at) => at.toFixed(2)).join(' ') }),
      ...(cue.marks > 0 && { 'data-marks': cue.marks }),
      ...(cue.strikes && { 'data-strikes': '' }),
      ...(cue.counts && { 'data-counts': '' }),
      ...(cue.pointed && { 'data-pointed': '' }),
    };
  };
