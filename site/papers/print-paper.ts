import { keptFiles, sourcesBehind } from '../../build/kept-files.ts';
import type { Manuscript } from './manuscript.ts';
import {
  type Print,
  paperLayout,
  typesetPaper,
  typesetWorksheets,
  worksheetsLayout,
} from './typeset-paper.ts';

const kept = keptFiles('papers', '.pdf');

/** How a paper looks is part of what it is: a change in any of these files prints it anew. */
const sources = await Promise.all(
  ['site/papers/print-paper.ts', paperLayout, worksheetsLayout].map((file) => sourcesBehind(file)),
);

/** The PDF of a paper, the kept one when nothing about it has changed. */
export const printPaper = (manuscript: Manuscript, site: string) =>
  print(manuscript.id, manuscript, site, typesetPaper);

/** The same of its worksheets alone. */
export const printWorksheets = (manuscript: Manuscript, site: string) =>
  print(`${manuscript.id}-worksheets`, manuscript, site, typesetWorksheets);

function print(
  name: string,
  manuscript: Manuscript,
  site: string,
  typesetIt: (manuscript: Manuscript, site: string) => Promise<Print>,
) {
  return kept.getOrMake(name, JSON.stringify([manuscript, site, sources]), async () => {
    const { pdf } = await typesetIt(manuscript, site);
    return pdf;
  });
}

/** A paper's title as a file name that every system takes. */
export const pdfName = (title: string) => title.replaceAll(/[^\p{L}\p{N}]+/gu, '-');
