import { largestDifference } from './difference.ts';
import { openKeptFilm } from './kept-film.ts';

/** At the very start of a frame, rounding may find the one before it. */
const safely = 0.001;

/** How unlike a finished film is what would be drawn today, at each moment. Asked of a page that draws it. */
async function compareWithKept(address: string, moments: number[]): Promise<number[]> {
  const kept = await openKeptFilm(address);
  const differences: number[] = [];
  for (const moment of moments) {
    const drawn = await studio.pixels(moment);
    if (kept.width !== drawn.width || kept.height !== drawn.height)
      throw new Error(`The kept film is ${kept.width} by ${kept.height}.`);
    differences.push(largestDifference(drawn, await kept.at(moment + safely)));
  }
  return differences;
}

declare global {
  var compare: typeof compareWithKept;
}
globalThis.compare = compareWithKept;
