import { largestDifference } from './difference.ts';
import { openKeptFilm } from './kept-film.ts';

/** At the very start of a frame, rounding may find the one before it. */
const safely = 0.001;

/** How unlike finished films are what would be drawn today, at each moment. Asked of a page that draws it. */
async function compareWithKept(addresses: string[], moments: number[]): Promise<number[]> {
  const films = await Promise.all(addresses.map(openKeptFilm));
  const differences: number[] = [];
  for (const moment of moments) {
    const drawn = await studio.pixels(moment);
    const ofEach: number[] = [];
    for (const kept of films)
      ofEach.push(largestDifference(await inSizeOf(kept, drawn), await kept.at(moment + safely)));
    differences.push(Math.max(...ofEach));
  }
  return differences;
}

/** As the recorder makes it smaller. */
async function inSizeOf({ width, height }: ImageSize, picture: ImageData): Promise<ImageData> {
  if (picture.width === width && picture.height === height) return picture;
  const pen = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('This browser has no canvas.');
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(await createImageBitmap(picture), 0, 0, width, height);
  return pen.getImageData(0, 0, width, height);
}

type ImageSize = Pick<ImageData, 'width' | 'height'>;

declare global {
  var compare: typeof compareWithKept;
}
globalThis.compare = compareWithKept;
