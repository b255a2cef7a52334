import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { renderToBuffer, version } from '@react-pdf/renderer';
import { company } from '../../content/company.ts';
import { loadFonts } from './fonts.ts';
import type { Manuscript } from './manuscript.ts';
import { PaperDocument } from './PaperDocument.tsx';

const shelf = '.cache/papers';

/** How a paper looks is part of what it is: a change in any of these files prints it anew. */
const press = import.meta.glob(['./*', '../{brand,illustrations}/**', '../library/{chart-bars,dates}.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** The PDF of a paper, taken from the shelf when nothing about it has changed. */
export async function printPaper(manuscript: Manuscript, site: string): Promise<Buffer<ArrayBuffer>> {
  const { id } = manuscript;
  const edition = createHash('sha256')
    .update(JSON.stringify([manuscript, site, company, version, press]))
    .digest('hex')
    .slice(0, 16);
  const name = `${id}.${edition}.pdf`;

  await mkdir(shelf, { recursive: true });
  const printed = await readdir(shelf);
  if (printed.includes(name)) return readFile(join(shelf, name));

  await loadFonts();
  const pdf = Buffer.from(await renderToBuffer(<PaperDocument manuscript={manuscript} site={site} />));
  await writeFile(join(shelf, name), pdf);
  await Promise.all(printed.filter((old) => old.startsWith(`${id}.`)).map((old) => rm(join(shelf, old))));
  return pdf;
}
