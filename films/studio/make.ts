import { writeFile } from 'node:fs/promises';
import { isDeepStrictEqual } from 'node:util';
import sharp from 'sharp';
import { checked, readYaml } from '../../build/read-yaml.ts';
import { contentUserError } from '../../build/user-error.ts';
import { film, type Shots } from '../../content/schemas/film.ts';
import { fillIn } from '../../site/placeholders/fill-in.ts';
import type { Format } from '../recorder/record.ts';
import * as kept from './keep.ts';
import { openStudio, type Studio } from './studio.ts';

/** Records a film in every cut, unless that is not asked for and it says what it would say now. */
export type Make = (isAsked: boolean) => Promise<void>;

/** Makes the film of the home page, in both formats, with its poster. */
export const makeBrandFilm: Make = async (isAsked) => {
  const words = await readWords();
  if (!isAsked && isDeepStrictEqual((await kept.readRecord())?.words, words))
    return console.log('home: is made already, from these words');
  const studio = await openStudio('brand-film', undefined, (line) => console.log(`home: ${line}`));
  const { page } = studio;
  for (const cut of kept.cuts) {
    await page.evaluate(([name, said]) => brandFilm.open(name, said), [cut, words] as const);
    const poster = await page.evaluate((at) => globalThis.studio.draw(at), posterMoment);
    await sharp(Buffer.from(poster, 'base64'))
      .resize({ width: kept.formats[cut].h264.width })
      .avif({ quality: 60, effort: 9 })
      .toFile(kept.posterOf(cut));
    const { av1, h264 } = kept.formats[cut];
    await record(studio, [
      { file: kept.movieOf(cut, 'av1'), format: av1 },
      { file: kept.movieOf(cut, 'h264'), format: h264 },
    ]);
  }
  await kept.keepRecord(words, await page.evaluate((said) => brandFilm.listShots(said), words));
  await studio.close();
};

/** Makes the film of a lesson, in both cuts, from the player that is served at an address. */
export const makeLesson =
  (id: string, serve: () => Promise<string>): Make =>
  async (isAsked) => {
    const report = (line: string) => console.log(`${id}: ${line}`);
    const studio = await openStudio('lesson', (await serve()) + kept.playerOf(id), report);
    const { page } = studio;
    const fingerprint = (await page.locator('html').getAttribute('data-fingerprint')) ?? '';
    if (isAsked || fingerprint !== (await kept.fingerprintOf(id))) {
      for (const cut of kept.cuts) {
        const format = kept.lessonFormats[cut];
        await page.evaluate((size) => lesson.open(size), format);
        await record(studio, [{ file: kept.lessonMovie(id, cut), format }]);
      }
      // Written last, because the film counts as made from then on.
      await kept.keepFingerprint(id, fingerprint);
    } else report('is made already, from this lesson');
    await studio.close();
  };

/** Records what is open in the studio from its first frame to its last. */
async function record({ page }: Studio, movies: { file: string; format: Format }[]): Promise<void> {
  const recorded = await page.evaluate(
    (chosen) => studio.record(chosen),
    movies.map(({ format }) => format),
  );
  for (const [index, { file }] of movies.entries())
    await writeFile(file, Buffer.from(recorded[index] ?? '', 'base64'));
}

/** In shot 4, with its fan open and all words visible. */
const posterMoment = 18;

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
