import type { Tutorial } from '../../content/schemas/tutorial.ts';
import { secondsOf } from './timecodes.ts';

/** What is said between two times of a transcript, in seconds. */
export type Passage = { at: string; text: string; start: number; end: number };

export const passagesOf = ({ transcript, duration }: Pick<Tutorial, 'transcript' | 'duration'>): Passage[] =>
  transcript.map(({ at, text }, index) => ({
    at,
    text,
    start: secondsOf(at),
    end: secondsOf(transcript[index + 1]?.at ?? duration),
  }));

/** The second at which a passage has come to one of its characters: each takes as long as any other. */
export const momentIn = ({ text, start, end }: Passage, character: number): number =>
  start + (character / text.length) * (end - start);
