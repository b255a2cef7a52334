import { BlobSource, Input, MP4, VideoSampleSink } from 'mediabunny';

/** A small offset, because at the exact start of a frame rounding may return the one before it. */
const safely = 0.001;

/**
 * For each moment, how much finished films differ from what would be drawn today. Runs in a page that draws the film.
 */
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

/** Scales like the recorder does. */
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

type Picture = { data: ArrayLike<number>; width: number; height: number };

/** The largest difference between two pictures: the mean difference of a channel within one small square. */
export function largestDifference(one: Picture, other: Picture): number {
  const { width, height } = one;
  const squares = new Float64Array(Math.ceil(width / side) * Math.ceil(height / side));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const square = Math.floor(y / side) * Math.ceil(width / side) + Math.floor(x / side);
      const at = (y * width + x) * 4;
      for (let channel = at; channel < at + 3; channel += 1)
        squares[square] =
          (squares[square] ?? 0) + Math.abs((one.data[channel] ?? 0) - (other.data[channel] ?? 0));
    }
  }
  return Math.max(...squares) / (side * side * 3);
}

/** About the size of a letter. */
const side = 24;

/** A decoded film, of which any moment can be taken as a picture. */
async function openKeptFilm(address: string) {
  const bytes = await (await fetch(address)).blob();
  const input = new Input({ source: new BlobSource(bytes), formats: [MP4] });
  const track = await input.getPrimaryVideoTrack();
  if (!track) throw new Error('The film has no pictures.');
  const width = await track.getDisplayWidth();
  const height = await track.getDisplayHeight();
  const sink = new VideoSampleSink(track);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('This browser has no canvas.');
  return {
    width,
    height,
    async at(moment: number): Promise<ImageData> {
      const sample = await sink.getSample(moment);
      if (!sample) throw new Error(`The film has no picture at ${moment} seconds.`);
      sample.draw(pen, 0, 0);
      sample.close();
      return pen.getImageData(0, 0, width, height);
    },
  };
}
