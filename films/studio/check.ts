import type { Shots } from '../../content/schemas/film.ts';
import type { Cut } from '../brand-film/film-stage.ts';
import { lessonFormats, movieOf } from './keep.ts';
import { lessonMovie } from './lessons.ts';
import { compareWithKept, type Studio } from './studio.ts';

/** Compression causes smaller differences everywhere; another letter causes a larger one somewhere. */
const mostDifference = { film: 16, lesson: 24 };

/** At this time before its end a shot shows all its words and has not begun to fade. */
const beforeEnd = 0.5;

export type Comparison = { compared: number; differing: number[] };

/** Compares a kept film with what would be drawn today. Returns the number of moments and those that differ. */
export async function checkCut(studio: Studio, cut: Cut, words: Shots): Promise<Comparison> {
  const shots = await studio.page.evaluate((said) => brandFilm.listShots(said), words);
  await studio.page.evaluate(([name, said]) => brandFilm.open(name, said), [cut, words] as const);
  const moments = shots.map(({ end }) => onFrame(end - beforeEnd, 30));
  return check(studio, [movieOf(cut, 'av1'), movieOf(cut, 'h264')], moments, mostDifference.film);
}

/** The same for a lesson in the given cuts, at moments that are shares of its length. */
export async function checkLesson(
  studio: Studio,
  id: string,
  cuts: readonly Cut[],
  shares: readonly number[],
): Promise<Comparison> {
  const compared: Comparison[] = [];
  for (const cut of cuts) {
    const { seconds, framesPerSecond } = await studio.page.evaluate(
      (size) => lesson.open(size),
      lessonFormats[cut],
    );
    const moments = shares.map((share) => onFrame(share * seconds, framesPerSecond));
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
