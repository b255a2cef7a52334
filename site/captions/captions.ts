import type { Tutorial } from '../../content/schemas/tutorial.ts';
import { secondsOf, vttTime } from './timecodes.ts';
import { cueText } from './webvtt.ts';

/** Two lines of 42 characters are what a viewer takes in at once. */
const mostCharacters = 84;

/** The transcript as WebVTT: each passage cut into captions, which share its time by their length. */
export function captionsOf({ transcript, duration }: Pick<Tutorial, 'transcript' | 'duration'>): string {
  const cues = transcript.flatMap(({ at, text }, index) => {
    const start = secondsOf(at);
    const end = secondsOf(transcript[index + 1]?.at ?? duration);
    const perCharacter = (end - start) / text.length;
    let spoken = 0;
    return cut(text).map((caption) => {
      const from = start + spoken * perCharacter;
      // The space between two captions takes its time as well.
      spoken = Math.min(spoken + caption.length + 1, text.length);
      return `${vttTime(from)} --> ${vttTime(start + spoken * perCharacter)}\n${cueText(caption)}`;
    });
  });
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}

/** Captions end where sentences end, and inside a long sentence between two words. */
function cut(text: string): string[] {
  const sentences = text.split(/(?<=[.?!])\s+/);
  return sentences.flatMap((sentence) => {
    const captions = Math.ceil(sentence.length / mostCharacters);
    // Parts of like length read better than a full one and a rest.
    return fill(sentence.split(/\s+/), Math.min(mostCharacters, Math.ceil(sentence.length / captions) + 8));
  });
}

function fill(words: string[], most: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= most) lines.splice(-1, 1, `${last} ${word}`);
    else lines.push(word);
  }
  return lines;
}
