import { renderToBuffer, version } from '@react-pdf/renderer';
import { shelf } from '../../build/kept-files.ts';
import { company } from '../../content/company.ts';
import { loadFonts } from './fonts.ts';
import type { Manuscript } from './manuscript.ts';
import { PaperDocument } from './PaperDocument.tsx';

const papers = shelf('papers', '.pdf');

/** How a paper looks is part of what it is: a change in any of these files prints it anew. */
const press = import.meta.glob(['./*', '../{brand,illustrations}/**', '../formats/{chart-bars,dates}.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The PDF of a paper, taken from the shelf when nothing about it has changed. */
export function printPaper(manuscript: Manuscript, site: string): Promise<Buffer<ArrayBuffer>> {
  const edition = JSON.stringify([manuscript, site, company, version, press]);
  return papers.take(manuscript.id, edition, async () => {
    await loadFonts();
    return Buffer.from(await renderToBuffer(<PaperDocument manuscript={manuscript} site={site} />));
  });
}
