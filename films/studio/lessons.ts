import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readYaml } from '../../build/read-yaml.ts';
import { root } from '../../build/root.ts';
import { lessonFormat } from './keep.ts';
import { lessonEdition, type Studio } from './studio.ts';

/** The lessons as films, as the site takes them. */

const folder = join(root, 'films/kept/lessons');
const recordFile = join(folder, 'made-from.json');

export const lessonMovie = (id: string) => join(folder, `${id}.mp4`);
export const playerOf = (id: string) => `/resources/video-tutorials/${id}/player`;

export const isKept = (id: string) => existsSync(lessonMovie(id));

/** Those that are played: a recording of the owner's stands in the place of its lesson. */
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

/** Draws a lesson from its first frame to its last, unless that has been done. */
export async function makeLesson(
  { page }: Studio,
  id: string,
  program: string,
  report: (line: string) => void,
): Promise<void> {
  const { seconds } = await page.evaluate(() => lesson.open());
  const madeFrom: MadeFrom = {
    edition: await lessonEdition(program, await page.evaluate(() => lesson.ingredients())),
    fingerprint: await page.evaluate(() => lesson.fingerprint()),
  };
  const records = await readRecords();
  if (isDeepStrictEqual(records[id], madeFrom) && isKept(id)) {
    report(`${id}: is made already, from this lesson`);
    return;
  }
  await page.exposeFunction('reportProgress', (at: number) => {
    if (at % 10 === 0) report(`${id}: ${at} of ${seconds} seconds`);
  });
  const { movies, frames } = await page.evaluate((format) => studio.record([format]), lessonFormat);
  await mkdir(folder, { recursive: true });
  await writeFile(lessonMovie(id), Buffer.from(movies[0] ?? '', 'base64'));
  // Last: until then the lesson is not made.
  await writeFile(recordFile, `${JSON.stringify({ ...records, [id]: madeFrom }, null, 2)}\n`);
  report(`${id}: ${frames.kept} of ${frames.drawn} frames differ from the one before them and were written`);
}

/** What a film was made from, as hashes. */
type MadeFrom = {
  /** All that the player's page was sent, and what recorded it: with another one there may be other pictures. */
  edition: string;
  /** What is said and shown: with another one the film is untrue, and the build leaves it out. */
  fingerprint: string;
};

const readRecords = async (): Promise<Record<string, MadeFrom>> =>
  readFile(recordFile, 'utf8').then(JSON.parse, () => ({}));
