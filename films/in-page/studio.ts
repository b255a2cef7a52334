import { type Format, type FrameSource, record } from '../recorder/record.ts';

/** The functions that the command calls in any page that draws a film. Bytes are returned as text. */

let source: FrameSource | undefined;

const page = {
  async draw(seconds: number): Promise<string> {
    const { canvas } = await drawn(seconds);
    const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    if (!png) throw new Error('The canvas gives no picture.');
    return new Uint8Array(await png.arrayBuffer()).toBase64();
  },

  async pixels(seconds: number): Promise<ImageData> {
    const { canvas } = await drawn(seconds);
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('This browser has no canvas.');
    return pen.getImageData(0, 0, canvas.width, canvas.height);
  },

  async record(formats: Format[]) {
    return (await record(opened(), formats)).map((movie) => movie.toBase64());
  },
};

/** Opens a film in the studio and returns its length and frame rate. */
export function open(film: FrameSource): { seconds: number; framesPerSecond: number } {
  source = film;
  const { seconds, framesPerSecond } = film;
  return { seconds, framesPerSecond };
}

async function drawn(seconds: number): Promise<FrameSource> {
  const film = opened();
  await film.draw(seconds);
  return film;
}

function opened(): FrameSource {
  if (!source) throw new Error('No film is open.');
  return source;
}

declare global {
  var studio: typeof page;
}
globalThis.studio = page;
