import { buildSiteWhenStale } from '../../build/build-site.ts';
import { checkLesson } from '../../films/studio/check.ts';
import { isKept, lessonMovie, listLessons, makeLesson, playerOf } from '../../films/studio/lessons.ts';
import { bundleProgram } from '../../films/studio/program.ts';
import { openLessonStudio, type Studio } from '../../films/studio/studio.ts';
import { startServer } from '../../harness/server.ts';
import type { Film } from './film.ts';

/** The lessons, which are drawn by the player that the site is built with. */
export async function lessons(): Promise<Film[]> {
  return (await listLessons()).map((id) => ({
    name: id,
    isKept: isKept(id),
    make: (report) => inPlayer(id, (studio, program) => makeLesson(studio, id, program, report)),
    compare: () => inPlayer(id, (studio) => checkLesson(studio, lessonMovie(id))),
  }));
}

/** Once: a lesson that is kept is part of the site, and would have it built again for the next one. */
let built: Promise<void> | undefined;

async function inPlayer<Result>(
  id: string,
  use: (studio: Studio, program: string) => Promise<Result>,
): Promise<Result> {
  built ??= buildSiteWhenStale();
  await built;
  const server = await startServer();
  const program = await bundleProgram('lesson');
  const studio = await openLessonStudio(program, server.url + playerOf(id));
  try {
    return await use(studio, program);
  } finally {
    await studio.close();
    await server.stop();
  }
}
