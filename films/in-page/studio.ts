import { type Format, type FrameSource, penOf, record } from '../recorder/record.ts';

/** The functions that the command calls in any page that draws a film. Bytes are returned as text. */

let source: FrameSource;

const page = {
  /** A moment as PNG. */
  async draw(seconds: number): Promise<string> {
    await source.draw(seconds);
    return source.canvas.toDataURL().replace(/^.*,/, '');
  },

  async pixels(seconds: number): Promise<ImageData> {
    await source.draw(seconds);
    const { canvas } = source;
    return penOf(canvas).getImageData(0, 0, canvas.width, canvas.height);
  },

  async record(formats: Format[]) {
    return (await record(source, formats)).map((movie) => movie.toBase64());
  },
};

/** Opens a film in the studio and returns its length and frame rate. */
export function open(film: FrameSource): { seconds: number; framesPerSecond: number } {
  source = film;
  const { seconds, framesPerSecond } = film;
  return { seconds, framesPerSecond };
}

declare global {
  var studio: typeof page;
}
globalThis.studio = page;
