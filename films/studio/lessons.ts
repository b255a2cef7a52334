import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { readYaml } from '../../build/read-yaml.ts';
import { root } from '../../build/root.ts';
import type { Cut } from '../brand-film/film-stage.ts';
import { lessonFormats } from './keep.ts';
import { lessonEdition, type Studio } from './studio.ts';

/** The folder of the lessons' films, from which the site takes them. */

const folder = join(root, 'films/kept/lessons');
const recordFile = join(folder, 'made-from.json');

export const cuts: readonly Cut[] = ['wide', 'tall'];
export const lessonMovie = (id: string, cut: Cut) =>
  join(folder, cut === 'wide' ? `${id}.mp4` : `${id}-tall.mp4`);
export const playerOf = (id: string) => `/resources/video-tutorials/${id}/player`;

const isKept = (id: string) => cuts.every((cut) => existsSync(lessonMovie(id, cut)));

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

/** Records a lesson from its first frame to its last, in both cuts, unless it is up to date. */
export async function makeLesson(
  { page }: Studio,
  id: string,
  program: string,
  report: (line: string) => void,
): Promise<void> {
  const madeFrom: MadeFrom = {
    edition: await lessonEdition(program, await page.evaluate(() => lesson.ingredients())),
    fingerprint: await page.evaluate(() => lesson.fingerprint()),
  };
  const records = await readRecords();
  if (isDeepStrictEqual(records[id], madeFrom) && isKept(id)) {
    report(`${id}: is made already, from this lesson`);
    return;
  }
  let progress = '';
  await page.exposeFunction('reportProgress', (at: number) => {
    if (at % 10 === 0) report(`${progress} ${at} seconds`);
  });
  await mkdir(folder, { recursive: true });
  for (const cut of cuts) {
    progress = `${id}, ${cut}:`;
    const format = lessonFormats[cut];
    await page.evaluate((size) => lesson.open(size), format);
    const { movies, frames } = await page.evaluate((one) => studio.record([one]), format);
    await writeFile(lessonMovie(id, cut), Buffer.from(movies[0] ?? '', 'base64'));
    report(
      `${progress} ${frames.kept} of ${frames.drawn} frames differ from the one before and were written`,
    );
  }
  // Written last, because the lesson counts as made from then on.
  await writeFile(recordFile, `${JSON.stringify({ ...records, [id]: madeFrom }, null, 2)}\n`);
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
