import { readFile } from 'node:fs/promises';
import type { Shots } from '../../content/schemas/film.ts';
import type { Cut } from '../brand-film/stage.ts';
import { movieOf } from './keep.ts';
import { keptAddress, type Studio } from './studio.ts';

/** Compression differs by less everywhere, another letter by more somewhere. */
const mostDifference = 16;

/** Into a shot most of its words have come, and a keyframe is near, before which a decoder has to begin. */
const intoShot = 3.2;

/** In how many moments a kept film shows what would be drawn today, and those in which it does not. */
export async function checkCut(
  { page }: Studio,
  cut: Cut,
  words: Shots,
): Promise<{ compared: number; differing: number[] }> {
  const shots = await page.evaluate((said) => studio.listShots(said), words);
  const moments = shots.map(({ start }) => onFrame(start + intoShot));
  await page.route(keptAddress, async (route) =>
    route.fulfill({ contentType: 'video/mp4', body: await readFile(movieOf(cut, 'av1')) }),
  );
  await page.evaluate(([name, said]) => studio.openBrandFilm(name, said), [cut, words] as const);
  const differences = await page.evaluate(([address, at]) => globalThis.compare(address, at), [
    keptAddress,
    moments,
  ] as const);
  const differing = moments.filter(
    (_, index) => (differences[index] ?? Number.POSITIVE_INFINITY) > mostDifference,
  );
  return { compared: moments.length, differing };
}

/** Where a frame begins. */
const onFrame = (moment: number) => Math.round(moment * 30) / 30;
