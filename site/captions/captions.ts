import { momentIn, type Passage } from './passages.ts';

/** Two lines of 42 characters are what a viewer takes in at once. */
const mostCharacters = 84;

/** What is read at once, with the seconds between which it is said. */
export type Caption = { from: number; to: number; text: string };

/** A passage cut into captions, which share its time by their length. */
export function captionsIn(passage: Passage): Caption[] {
  let spoken = 0;
  return cut(passage.text).map((text) => {
    const from = momentIn(passage, spoken);
    // The space between two captions takes its time as well.
    spoken = Math.min(spoken + text.length + 1, passage.text.length);
    return { from, to: momentIn(passage, spoken), text };
  });
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
