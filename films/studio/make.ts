import { writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { checked, readYaml } from '../../build/read-yaml.ts';
import { contentUserError } from '../../build/user-error.ts';
import { film, type Shots } from '../../content/schemas/film.ts';
import { fillIn } from '../../site/placeholders/fill-in.ts';
import type { Cut } from '../brand-film/film-stage.ts';
import { formats, keepRecord, movieOf, posterOf } from './keep.ts';
import type { Studio } from './studio.ts';

/** In shot 4, with its fan open and all words visible. */
const posterMoment = 18;
const posterWidth = { wide: 1280, tall: 720 };
const mostPosterBytes = 25 * 1024;
const qualities = [60, 50, 42, 36, 30, 24];

/** Records a cut from its first frame to its last, in both formats, with its poster and captions. */
export async function makeCut(
  { page }: Studio,
  cut: Cut,
  edition: string,
  words: Shots,
  report: (line: string) => void,
): Promise<void> {
  const shots = await page.evaluate((said) => brandFilm.listShots(said), words);
  const { seconds } = await page.evaluate(([name, said]) => brandFilm.open(name, said), [
    cut,
    words,
  ] as const);
  await writeFile(
    posterOf(cut),
    await posterFrom(await page.evaluate((at) => studio.draw(at), posterMoment), cut),
  );

  await page.exposeFunction('reportProgress', (at: number) => report(`${cut}: ${at} of ${seconds} seconds`));
  const { av1, h264 } = formats[cut];
  const { movies, frames } = await page.evaluate((chosen) => studio.record(chosen), [av1, h264]);
  const [first = '', second = ''] = movies;
  await writeFile(movieOf(cut, 'av1'), Buffer.from(first, 'base64'));
  await writeFile(movieOf(cut, 'h264'), Buffer.from(second, 'base64'));
  // Written last, because the cut counts as made from then on.
  await keepRecord(cut, edition, words, shots);
  report(`${cut}: ${frames.kept} of ${frames.drawn} frames differ from the one before them and were written`);
}

async function posterFrom(png: string, cut: Cut): Promise<Buffer> {
  const picture = sharp(Buffer.from(png, 'base64')).resize({ width: posterWidth[cut] });
  for (const quality of qualities) {
    const bytes = await picture.clone().avif({ quality, effort: 9 }).toBuffer();
    if (bytes.length <= mostPosterBytes) return bytes;
  }
  throw new Error('The poster stays too heavy.');
}

const file = 'content/film.yaml';

/** The words of the film, with the placeholders filled in. */
export async function readWords(): Promise<Shots> {
  return checked(filledIn(await readYaml(file)), film, file).shots;
}

function filledIn(written: unknown): unknown {
  try {
    return fillIn(written, file);
  } catch (error) {
    throw contentUserError(error) ?? error;
  }
}
