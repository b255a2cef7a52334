import { checkCut } from '../../films/studio/check.ts';
import { editionOf } from '../../films/studio/edition.ts';
import { readRecord } from '../../films/studio/keep.ts';
import { makeCut } from '../../films/studio/make.ts';
import { bundleProgram } from '../../films/studio/program.ts';
import { openStudio } from '../../films/studio/studio.ts';
import { readWords } from '../../films/studio/words.ts';
import type { Film } from './film.ts';

/** The film of the home page, in its two cuts. */
export async function brandFilm(): Promise<Film[]> {
  const words = await readWords();
  const program = await bundleProgram('brand-film');
  const editions = (await readRecord())?.editions ?? {};
  return (['wide', 'tall'] as const).map((cut) => ({
    name: cut,
    isKept: editions[cut] !== undefined,
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
    async compare() {
      const studio = await openStudio(program);
      const comparison = await checkCut(studio, cut, words);
      await studio.close();
      return comparison;
    },
  }));
}
