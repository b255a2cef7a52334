import { widthOf } from './fonts.ts';
import type { Face } from './paper-tokens.ts';

/** A stretch of text; with a target when it is a link. */
export type Run = { text: string; weight?: 600; href?: string };

/** A line may end after any word: the offset of the space that follows it, and how far it reaches. */
type Word = { end: number; width: number };

/**
 * Puts line breaks into a paragraph so that its right edge is even and no lone word makes its last line.
 * Left to itself the renderer breaks for justified text, and squeezes the spaces of some ragged lines.
 */
export function typeset(runs: Run[], face: Face, width: number): Run[] {
  const ends = new Set(lineEnds(wordsOf(runs, face), widthOf(' ', face), width));
  let offset = 0;
  return runs.map((run) => {
    const start = offset;
    offset += run.text.length;
    const text = run.text.replaceAll(' ', (space, at: number) => (ends.has(start + at) ? '\n' : space));
    return { ...run, text };
  });
}

/** How much worse a short last line is than a ragged edge. */
const lonely = 3;

/** The fewest lines, and of those the most even: the last one alone may leave two thirds of its room. */
function lineEnds(words: Word[], space: number, width: number): number[] {
  const best = [{ cost: 0, from: 0 }];
  for (let last = 0; last < words.length; last += 1) {
    let choice = { cost: Number.POSITIVE_INFINITY, from: last };
    let line = -space;
    for (let first = last; first >= 0; first -= 1) {
      line += space + (words[first]?.width ?? 0);
      if (line > width && first < last) break;
      const room = last === words.length - 1 ? lonely * Math.max(0, width / 3 - line) : width - line;
      const cost = (best[first]?.cost ?? 0) + width ** 2 + room ** 2;
      if (cost < choice.cost) choice = { cost, from: first };
    }
    best.push(choice);
  }

  const ends: number[] = [];
  for (let at = words.length; at > 0; at = best[at]?.from ?? 0) ends.push(words[at - 1]?.end ?? 0);
  return ends;
}

/** A word may go on from one run to the next, as in "[our guide](…)." */
function wordsOf(runs: Run[], face: Face): Word[] {
  const words: Word[] = [];
  let offset = 0;
  let width = 0;
  for (const { text, weight } of runs) {
    text.split(' ').forEach((piece, index) => {
      if (index > 0) {
        words.push({ end: offset, width });
        offset += 1;
        width = 0;
      }
      width += widthOf(piece, { ...face, weight: weight ?? face.weight });
      offset += piece.length;
    });
  }
  return [...words, { end: offset, width }];
}
