import { readArguments } from '../build/arguments.ts';
import { Slip } from '../build/slip.ts';
import { checkCut } from '../films/studio/check.ts';
import { editionOf } from '../films/studio/edition.ts';
import { readRecord } from '../films/studio/keep.ts';
import { makeCut } from '../films/studio/make.ts';
import { bundleProgram } from '../films/studio/program.ts';
import { openStudio } from '../films/studio/studio.ts';
import { readWords } from '../films/studio/words.ts';

/**
 * Makes the film anew after its words or its drawing changed. `npm run films -- --check` redraws some of its frames and
 * says whether the film still shows what would be drawn today.
 */

const cuts = ['wide', 'tall'] as const;

const { values } = readArguments({ options: { check: { type: 'boolean' } } });
const words = await readWords();
const editions = (await readRecord())?.editions ?? {};

if (values.check) await check();
else await make();

async function make(): Promise<void> {
  const program = await bundleProgram('page');
  for (const cut of cuts) {
    const edition = await editionOf(cut, program, words);
    if (editions[cut] === edition) {
      console.log(`${cut}: is made already, from these words and these drawings`);
      continue;
    }
    const studio = await openStudio(program);
    await makeCut(studio, cut, edition, words, console.log);
    await studio.close();
  }
}

async function check(): Promise<void> {
  const program = await bundleProgram('compare');
  const stale: string[] = [];
  for (const cut of cuts) {
    if (!editions[cut]) throw new Slip(`The ${cut} film is not made yet. Make it with: npm run films`);
    const studio = await openStudio(program);
    const { compared, differing } = await checkCut(studio, cut, words);
    await studio.close();
    console.log(
      `${cut}: ${compared - differing.length} of ${compared} moments look as they would be drawn today`,
    );
    if (differing.length > 0) stale.push(`${cut} at ${differing.map(timecode).join(', ')}`);
  }
  if (stale.length > 0)
    throw new Slip(`The kept film is stale: ${stale.join('; ')}. Make it again with: npm run films`);
}

function timecode(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `${minutes}:${(seconds - minutes * 60).toFixed(1).padStart(4, '0')}`;
}
