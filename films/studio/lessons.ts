import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readYaml } from '../../build/read-yaml.ts';
import { root } from '../../build/root.ts';
import { lessonFormat } from './keep.ts';
import { lessonEdition, type Studio } from './studio.ts';

/** The folder of the lessons' films, from which the site takes them. */

const folder = join(root, 'films/kept/lessons');
const recordFile = join(folder, 'made-from.json');

export const lessonMovie = (id: string) => join(folder, `${id}.mp4`);
export const playerOf = (id: string) => `/resources/video-tutorials/${id}/player`;

export const isKept = (id: string) => existsSync(lessonMovie(id));

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

/** Records a lesson from its first frame to its last, unless it is up to date. */
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
  // Written last, because the lesson counts as made from then on.
  await writeFile(recordFile, `${JSON.stringify({ ...records, [id]: madeFrom }, null, 2)}\n`);
  report(`${id}: ${frames.kept} of ${frames.drawn} frames differ from the one before them and were written`);
}

/** Hashes of what a film was made from. */
type MadeFrom = {
  /** Of everything sent to the player's page, and of the recorder: after a change pictures may differ. */
  edition: string;
  /** Of what is said and shown: after a change the film is wrong, and the build leaves it out. */
  fingerprint: string;
};

const readRecords = async (): Promise<Record<string, MadeFrom>> =>
  readFile(recordFile, 'utf8').then(JSON.parse, () => ({}));
