import { readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { readYaml } from '../../build/read-yaml.ts';
import { root } from '../../build/root.ts';
import type { Shots } from '../../content/schemas/film.ts';
import type { Cut } from '../brand-film/film-stage.ts';
import type { PlacedShot } from '../brand-film/timeline.ts';
import type { Format } from '../recorder/record.ts';

/** The folder of the finished films, which are committed and become a part of the site. */
const folder = join(root, 'films/kept');

export const cuts: readonly Cut[] = ['wide', 'tall'];
export const movieOf = (cut: Cut, codec: 'av1' | 'h264') => join(folder, `${cut}.${codec}.mp4`);
export const posterOf = (cut: Cut) => join(folder, `poster-${cut}.avif`);
export const lessonMovie = (id: string, cut: Cut) =>
  join(folder, 'lessons', cut === 'wide' ? `${id}.mp4` : `${id}-tall.mp4`);
export const playerOf = (id: string) => `/resources/video-tutorials/${id}/player`;

/**
 * AV1 for nearly all browsers, and a smaller H.264 for the rest. The H.264 encoder has no quantizer; with a lower bit
 * rate it leaves blocks in the fades.
 */
export const formats: Record<Cut, { av1: Format; h264: Format }> = {
  wide: {
    av1: { codec: 'av1', width: 1920, height: 1080, quality: { quantizer: 100 } },
    h264: { codec: 'avc', width: 1280, height: 720, quality: { bitrate: 3_500_000 } },
  },
  tall: {
    av1: { codec: 'av1', width: 1080, height: 1920, quality: { quantizer: 100 } },
    h264: { codec: 'avc', width: 720, height: 1280, quality: { bitrate: 3_500_000 } },
  },
};

/**
 * One file for every device in each cut. Held upright, a phone shows the wide one with letters of 7 px. Little changes
 * between frames, and resting letters get sharper with each one.
 */
export const lessonFormats: Record<Cut, Format> = {
  wide: { codec: 'avc', width: 1280, height: 720, quality: { bitrate: 350_000 }, contentHint: 'text' },
  tall: { codec: 'avc', width: 720, height: 900, quality: { bitrate: 80_000 }, contentHint: 'text' },
};

/** The brand film's record, which can be read without decoding it. */
type FilmRecord = {
  /** The date. */
  made: string;
  seconds: number;
  /** The words of the film, and how much of them is read in each shot. */
  words: Shots;
  shots: { start: number; end: number; said: string[] }[];
};
const filmRecord = join(folder, 'film.json');
/** The fingerprint of what each lesson's film says and shows: after a change it is wrong, and the build leaves it out. */
const lessonsRecord = join(folder, 'lessons/made-from.json');

const read = (file: string) => readFile(file, 'utf8').then(JSON.parse, () => undefined);
const write = (file: string, record: unknown) => writeFile(file, `${JSON.stringify(record, null, 2)}\n`);

export const readRecord = (): Promise<FilmRecord | undefined> => read(filmRecord);

export const keepRecord = (words: Shots, shots: Pick<PlacedShot, 'start' | 'end' | 'said'>[]) =>
  write(filmRecord, {
    made: new Date().toISOString().slice(0, 10),
    seconds: shots.at(-1)?.end ?? 0,
    words,
    shots: shots.map(({ start, end, said }) => ({ start, end, said: said.map(({ words: text }) => text) })),
  } satisfies FilmRecord);

export const fingerprintOf = async (id: string): Promise<string | undefined> =>
  (await read(lessonsRecord))?.[id];

export const keepFingerprint = async (id: string, fingerprint: string) =>
  write(lessonsRecord, { ...(await read(lessonsRecord)), [id]: fingerprint });

/** The lessons that are played. A tutorial with a recording by the owner does not play its lesson. */
export async function listLessons(): Promise<string[]> {
  const files = await readdir(join(root, 'content/lessons'));
  const ids = files.map((file) => basename(file, '.yaml')).sort();
  const recorded = await Promise.all(ids.map(isRecorded));
  return ids.filter((_, index) => !recorded[index]);
}

async function isRecorded(id: string): Promise<boolean> {
  const tutorial = (await readYaml(`content/video-tutorials/${id}.md`)) as { video?: string };
  return tutorial.video !== undefined;
}
