import type { Shots } from '../../content/schemas/film.ts';
import type { Cut } from '../brand-film/stage.ts';
import { lessonFormats, movieOf } from './keep.ts';
import { lessonMovie } from './lessons.ts';
import { compareWithKept, type Studio } from './studio.ts';

/** Compression causes smaller differences everywhere; another letter causes a larger one somewhere. */
const mostDifference = { film: 16, lesson: 24 };

/** At this time before its end a shot shows all its words and has not begun to fade. */
const beforeEnd = 0.5;

export type Comparison = { compared: number; differing: number[] };

/** All moments, or as many as every run of the tests has time for. */
export type Extent = 'all' | 'sample';

/** Every fifth shot, others in each cut, and each cut in one of its two files. */
const sampled = { wide: { first: 0, codec: 'av1' }, tall: { first: 3, codec: 'h264' } } as const;
const shotsPerSample = 5;
const momentsOfLesson = { all: [0.1, 0.5, 0.9], sample: [0.5] };

/** Compares a kept film with what would be drawn today. Returns the number of moments and those that differ. */
export async function checkCut(studio: Studio, cut: Cut, words: Shots, extent: Extent): Promise<Comparison> {
  const shots = await studio.page.evaluate((said) => brandFilm.listShots(said), words);
  await studio.page.evaluate(([name, said]) => brandFilm.open(name, said), [cut, words] as const);
  const moments = shots.map(({ end }) => onFrame(end - beforeEnd, 30));
  if (extent === 'all')
    return check(studio, [movieOf(cut, 'av1'), movieOf(cut, 'h264')], moments, mostDifference.film);
  const { first, codec } = sampled[cut];
  const some = moments.filter((_, index) => index % shotsPerSample === first);
  return check(studio, [movieOf(cut, codec)], some, mostDifference.film);
}

/** The same for a lesson, near its beginning, middle and end, or in its middle alone, in the given cuts. */
export async function checkLesson(
  studio: Studio,
  id: string,
  cuts: readonly Cut[],
  extent: Extent,
): Promise<Comparison> {
  const compared: Comparison[] = [];
  for (const cut of cuts) {
    const { seconds, framesPerSecond } = await studio.page.evaluate(
      (size) => lesson.open(size),
      lessonFormats[cut],
    );
    const moments = momentsOfLesson[extent].map((share) => onFrame(share * seconds, framesPerSecond));
    compared.push(await check(studio, [lessonMovie(id, cut)], moments, mostDifference.lesson));
  }
  return {
    compared: compared.reduce((sum, each) => sum + each.compared, 0),
    differing: compared.flatMap(({ differing }) => differing),
  };
}

async function check(studio: Studio, files: string[], moments: number[], most: number): Promise<Comparison> {
  const differences = await compareWithKept(studio, files, moments);
  const differing = moments.filter((_, index) => (differences[index] ?? Number.POSITIVE_INFINITY) > most);
  return { compared: moments.length, differing };
}

/** The start of the frame at a moment. */
const onFrame = (moment: number, framesPerSecond: number) =>
  Math.round(moment * framesPerSecond) / framesPerSecond;
