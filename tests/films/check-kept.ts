import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Shots } from '../../content/schemas/film.ts';
import type { Cut } from '../../films/brand-film/film-stage.ts';
import { lessonFormats, lessonMovie, movieOf } from '../../films/studio/keep.ts';
import { bundle, type Studio } from '../../films/studio/studio.ts';

/** Compression causes smaller differences everywhere; another letter causes a larger one somewhere. */
const mostDifference = { film: 16, lesson: 24 };

/** At this time before its end a shot shows all its words and has not begun to fade. */
const beforeEnd = 0.5;

/** The moments at which a kept film is not what would be drawn today. */
export async function differingInCut(studio: Studio, cut: Cut, words: Shots): Promise<number[]> {
  const shots = await studio.page.evaluate((said) => brandFilm.listShots(said), words);
  await studio.page.evaluate(([name, said]) => brandFilm.open(name, said), [cut, words] as const);
  const moments = shots.map(({ end }) => onFrame(end - beforeEnd, 30));
  return differing(studio, [movieOf(cut, 'av1'), movieOf(cut, 'h264')], moments, mostDifference.film);
}

/** The same for a lesson in the given cuts, at moments that are shares of its length. */
export async function differingInLesson(
  studio: Studio,
  id: string,
  cuts: readonly Cut[],
  shares: readonly number[],
): Promise<number[]> {
  const found: number[] = [];
  for (const cut of cuts) {
    const { seconds, framesPerSecond } = await studio.page.evaluate(
      (size) => lesson.open(size),
      lessonFormats[cut],
    );
    const moments = shares.map((share) => onFrame(share * seconds, framesPerSecond));
    found.push(...(await differing(studio, [lessonMovie(id, cut)], moments, mostDifference.lesson)));
  }
  return found;
}

async function differing(
  studio: Studio,
  files: string[],
  moments: number[],
  most: number,
): Promise<number[]> {
  const differences = await compareWithKept(studio, files, moments);
  return moments.filter((_, index) => (differences[index] ?? Number.POSITIVE_INFINITY) > most);
}

/** The start of the frame at a moment. */
const onFrame = (moment: number, framesPerSecond: number) =>
  Math.round(moment * framesPerSecond) / framesPerSecond;

/** Bundled once for all films. */
let program: Promise<string> | undefined;

/** The largest difference between a finished film's files and what would be drawn today, at each moment. */
async function compareWithKept({ page }: Studio, files: string[], moments: number[]): Promise<number[]> {
  const addresses = files.map((file) => new URL(`/kept/${basename(file)}`, page.url()).href);
  for (const [index, address] of addresses.entries())
    await page.route(address, async (route) =>
      route.fulfill({ contentType: 'video/mp4', body: await readFile(files[index] ?? '') }),
    );
  program ??= bundle(new URL('./compare-in-page.ts', import.meta.url));
  await page.addScriptTag({ content: await program });
  return page.evaluate(([at, seconds]) => globalThis.compare(at, seconds), [addresses, moments] as const);
}
