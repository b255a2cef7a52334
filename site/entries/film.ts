import { fontData } from 'astro:assets';
import { type CollectionEntry, getEntry } from 'astro:content';
import { existsSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import type { Shots } from '../../content/schemas/film.ts';
import record from '../../films/kept/film.json' with { type: 'json' };
import madeFrom from '../../films/kept/lessons/made-from.json' with { type: 'json' };
import tallPoster from '../../films/kept/poster-tall.avif?url';
import widePoster from '../../films/kept/poster-wide.avif?url';
import tallAv1 from '../../films/kept/tall.av1.mp4?url';
import tallH264 from '../../films/kept/tall.h264.mp4?url';
import wideAv1 from '../../films/kept/wide.av1.mp4?url';
import wideH264 from '../../films/kept/wide.h264.mp4?url';
import { filmFingerprint } from '../lessons/film-fingerprint.ts';
import { inOrder, single } from './entries.ts';

/** The finished film: its record, and the addresses of its files. */
const keptFilm = {
  ...record,
  /** The words of `content/film.yaml` when the film was made. */
  words: record.words as Shots,
  cuts: {
    wide: { av1: wideAv1, h264: wideH264, poster: widePoster },
    tall: { av1: tallAv1, h264: tallH264, poster: tallPoster },
  },
};

export type Film = typeof keptFilm & { title: string; description: string };

/**
 * The film, if it matches content/film.yaml and content/company.json. Otherwise it is left out until it is made again.
 */
export async function currentFilm(): Promise<Film | undefined> {
  const { title, description, shots } = await single('film');
  return isDeepStrictEqual(shots, keptFilm.words) ? { ...keptFilm, title, description } : undefined;
}

type Tutorial = CollectionEntry<'video-tutorials'>;

/** A kept film: its path, and the address it is served at. */
type LessonFilm = { id: string; name: string; file: string; address: string };

/** The tall one is for phones. */
type LessonFilms = { wide: LessonFilm; tall: LessonFilm };

/** The films of a tutorial's lesson, if they still show the same as the lesson. */
export async function filmsOfLesson(tutorial: Tutorial): Promise<LessonFilms | undefined> {
  return (await stateOf(tutorial)) === 'true' ? filmsOf(tutorial) : undefined;
}

/** All films of lessons. Logs which are missing and why, because nobody would notice a missing link. */
export async function lessonFilms(): Promise<LessonFilm[]> {
  const tutorials = await inOrder('video-tutorials');
  const states = await Promise.all(tutorials.map(stateOf));
  const inState = (state: State) => tutorials.filter((_, index) => states[index] === state);
  const warn = (left: Tutorial[], why: string) => {
    if (left.length === 0) return;
    const names = left.map(({ id }) => id).join(', ');
    console.warn(`No Download Video on ${names}: ${why}. Make what is missing with: npm run films`);
  };
  warn(inState('unmade'), 'no film has been made');
  warn(inState('stale'), 'the words, scenes or fonts have changed since the film was made');
  return inState('true').flatMap((tutorial) => Object.values(filmsOf(tutorial)));
}

/** The fingerprint that a lesson's film must have; undefined where a recording replaces the lesson. */
export async function fingerprintOf({ id, data }: Tutorial): Promise<string | undefined> {
  const lesson = await getEntry('lessons', id);
  return lesson && !data.video ? filmFingerprint(lesson.data, data, faces) : undefined;
}

type State = 'true' | 'stale' | 'unmade';

async function stateOf(tutorial: Tutorial): Promise<State | undefined> {
  const fingerprint = await fingerprintOf(tutorial);
  if (!fingerprint) return undefined;
  const kept = records[tutorial.id];
  const files = Object.values(filmsOf(tutorial)).map(({ file }) => file);
  if (!kept || !files.every((file) => existsSync(file))) return 'unmade';
  return kept === fingerprint ? 'true' : 'stale';
}

const records: Record<string, string> = madeFrom;

const filmsOf = ({ id }: Tutorial): LessonFilms => {
  const film = (file: string, name: string) => ({
    id,
    name,
    file: `films/kept/lessons/${file}.mp4`,
    address: `/resources/video-tutorials/${id}/${name}.mp4`,
  });
  return { wide: film(id, 'lesson'), tall: film(`${id}-tall`, 'lesson-tall') };
};

/** Font files are named after their content. The development server puts that at the end of a longer name. */
const faces = [...fontData['--face-display'], ...fontData['--face-text']].flatMap(({ src }) =>
  src.map(({ url }) => url.replace(/^.*[/-]/, '')),
);
