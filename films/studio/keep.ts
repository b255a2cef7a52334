import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../build/root.ts';
import type { Shots } from '../../content/schemas/film.ts';
import type { Cut } from '../brand-film/film-stage.ts';
import type { PlacedShot } from '../brand-film/timeline.ts';
import type { Format } from '../recorder/encoder.ts';

/** The folder of the finished film, which is committed and becomes a part of the site. */

const folder = join(root, 'films/kept');

export const movieOf = (cut: Cut, codec: 'av1' | 'h264') => join(folder, `${cut}.${codec}.mp4`);
export const posterOf = (cut: Cut) => join(folder, `poster-${cut}.avif`);
const recordFile = join(folder, 'film.json');

type ListedShot = Pick<PlacedShot, 'name' | 'start' | 'end' | 'said'>;

/** The film's record, which can be read without decoding the film. */
type FilmRecord = {
  /** A hash of everything that each cut was made from. */
  editions: Partial<Record<Cut, string>>;
  /** The date. */
  made: string;
  seconds: number;
  /** The words of the film, and how much of them is read in each shot. */
  words: Shots;
  shots: { start: number; end: number; said: string[] }[];
};

export const readRecord = async (): Promise<FilmRecord | undefined> =>
  readFile(recordFile, 'utf8').then(JSON.parse, () => undefined);

/** Updates the record of one cut, and leaves that of the other. */
export async function keepRecord(
  cut: Cut,
  edition: string,
  words: Shots,
  shots: ListedShot[],
): Promise<void> {
  const record: FilmRecord = {
    editions: { ...(await readRecord())?.editions, [cut]: edition },
    made: new Date().toISOString().slice(0, 10),
    seconds: shots.at(-1)?.end ?? 0,
    words,
    shots: shots.map(({ start, end, said }) => ({ start, end, said: said.map(({ words: text }) => text) })),
  };
  await writeFile(recordFile, `${JSON.stringify(record, null, 2)}\n`);
}

/**
 * AV1 for nearly all browsers, and a smaller H.264 for the rest. The H.264 encoder has no quantizer; with a lower bit
 * rate it leaves blocks in the fades.
 */
export const formats: Record<Cut, { av1: Format; h264: Format }> = {
  wide: {
    av1: { codec: 'av1', width: 1920, height: 1080, quantizer: 100 },
    h264: { codec: 'avc', width: 1280, height: 720, bitsPerSecond: 3_500_000 },
  },
  tall: {
    av1: { codec: 'av1', width: 1080, height: 1920, quantizer: 100 },
    h264: { codec: 'avc', width: 720, height: 1280, bitsPerSecond: 3_500_000 },
  },
};

/**
 * One file for every device in each cut. Held upright, a phone shows the wide one with letters of 7 px. Little changes
 * between frames, and resting letters get sharper with each one.
 */
export const lessonFormats: Record<Cut, Format> = {
  wide: { codec: 'avc', width: 1280, height: 720, bitsPerSecond: 350_000, contentHint: 'text' },
  tall: { codec: 'avc', width: 720, height: 900, bitsPerSecond: 90_000, contentHint: 'text' },
};
