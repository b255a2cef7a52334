import { type ServedSite, serveSite } from '../../browser/site.ts';
import { readRecord } from '../../films/studio/keep.ts';
import { listLessons, makeLesson, playerOf } from '../../films/studio/lessons.ts';
import { makeCut, readWords } from '../../films/studio/make.ts';
import { bundleProgram, editionOf, openLessonStudio, openStudio } from '../../films/studio/studio.ts';

/** The lessons, recorded from the player of the built site. */
export async function lessons(): Promise<Film[]> {
  return (await listLessons()).map((id) => ({
    name: id,
    async make(report) {
      serving ??= serveSite();
      const { url } = await serving;
      const program = await bundleProgram('lesson');
      const studio = await openLessonStudio(program, url + playerOf(id));
      try {
        await makeLesson(studio, id, program, report);
      } finally {
        await studio.close();
      }
    },
  }));
}

/** One server for all lessons. The kept films are part of the site, so a second start would build it again. */
let serving: Promise<ServedSite> | undefined;

/** Stops the server when no more lessons will be recorded. */
export async function stopServing(): Promise<void> {
  await (await serving)?.close();
}

/** A film that can be made and kept. */
type Film = {
  name: string;
  /** Does nothing when the kept film was made from the same sources. */
  make(report: (line: string) => void): Promise<void>;
};

/** The home page's film, in its two cuts. */
export async function brandFilm(): Promise<Film[]> {
  const words = await readWords();
  const program = await bundleProgram('brand-film');
  const editions = (await readRecord())?.editions ?? {};
  return (['wide', 'tall'] as const).map((cut) => ({
    name: cut,
    async make(report) {
      const edition = await editionOf(cut, program, words);
      if (editions[cut] === edition) {
        report(`${cut}: is made already, from these words and these drawings`);
        return;
      }
      const studio = await openStudio(program);
      await makeCut(studio, cut, edition, words, report);
      await studio.close();
    },
  }));
}
