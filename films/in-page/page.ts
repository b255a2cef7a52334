import type { Shots } from '../../content/schemas/film.ts';
import { openBrandFilm } from '../brand-film/brand-film.ts';
import type { Cut } from '../brand-film/stage.ts';
import { placeShots } from '../brand-film/timeline.ts';
import type { Format } from '../recorder/encoder.ts';
import type { FrameSource } from '../recorder/frame-source.ts';
import { record } from '../recorder/record.ts';

/** What the command asks of the page in which films are drawn. Bytes leave it as text. */

export type StudioPage = typeof page;

let source: FrameSource | undefined;

const page = {
  /** What the film says and when. */
  listShots: (words: Shots) => placeShots(words).map(({ draw, ...shot }) => shot),

  async openBrandFilm(cut: Cut, words: Shots) {
    source = await openBrandFilm(cut, words);
    const { seconds, framesPerSecond } = source;
    return { seconds, framesPerSecond };
  },

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
    const { movies, frames } = await record(opened(), formats, (seconds) => reportProgress(seconds));
    return { movies: movies.map((movie) => movie.toBase64()), frames };
  },
};

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
  var studio: StudioPage;
  /** Given by the command. */
  function reportProgress(seconds: number): void;
}
globalThis.studio = page;
