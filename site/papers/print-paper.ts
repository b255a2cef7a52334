import { keptFiles, sourcesBehind } from '../../build/kept-files.ts';
import { widePicture } from '../illustrations/drawings.ts';
import type { Manuscript } from './manuscript.ts';
import {
  type Print,
  paperLayout,
  typesetPaper,
  typesetWorksheets,
  worksheetsLayout,
} from './typeset-paper.ts';

const kept = keptFiles('papers', '.pdf');

/** The files that determine how a paper looks. A change in any of them prints it again. */
const sources = await Promise.all(
  ['site/papers/print-paper.ts', paperLayout, worksheetsLayout].map((file) => sourcesBehind(file)),
);

/** A paper's PDF, or the kept one if nothing has changed. */
export const printPaper = (manuscript: Manuscript, site: string) =>
  print(manuscript.id, manuscript, site, typesetPaper);

export const printWorksheets = (manuscript: Manuscript, site: string) =>
  print(`${manuscript.id}-worksheets`, manuscript, site, typesetWorksheets);

async function print(
  name: string,
  manuscript: Manuscript,
  site: string,
  typesetIt: (manuscript: Manuscript, site: string) => Promise<Print>,
) {
  const cover = await widePicture(manuscript.paper.picture);
  return kept.getOrMake(name, JSON.stringify([manuscript, site, cover, sources]), async () => {
    const { pdf } = await typesetIt(manuscript, site);
    return pdf;
  });
}

/** A paper's title as a file name that every system accepts. */
export const pdfName = (title: string) => title.replaceAll(/[^\p{L}\p{N}]+/gu, '-');
