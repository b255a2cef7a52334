import { renderToBuffer } from '@react-pdf/renderer';
import { keptFiles } from '../../build/kept-files.ts';
import { sourcesBehind } from '../../build/sources-behind.ts';
import { loadFonts } from './fonts.ts';
import type { Manuscript } from './manuscript.ts';
import { PaperDocument } from './PaperDocument.tsx';

const papers = keptFiles('papers', '.pdf');

/** How a paper looks is part of what it is: a change in any of these modules prints it anew. */
const sources = await sourcesBehind('site/papers/print-paper.tsx');

/** The PDF of a paper, the kept one when nothing about it has changed. */
export function printPaper(manuscript: Manuscript, site: string): Promise<Buffer<ArrayBuffer>> {
  const edition = JSON.stringify([manuscript, site, sources]);
  return papers.getOrMake(manuscript.id, edition, async () => {
    await loadFonts();
    return Buffer.from(await renderToBuffer(<PaperDocument manuscript={manuscript} site={site} />));
  });
}
