import type { APIRoute } from 'astro';
import { company } from '../../../../../content/company.ts';
import { inOrder } from '../../../../entries/entries.ts';
import { isWorksheet } from '../../../../formats/exhibits.ts';
import { readManuscript } from '../../../../papers/manuscript.ts';
import { pdfName, printPaper, printWorksheets } from '../../../../papers/print-paper.ts';

/** Each paper, and its worksheets alone, if it has some. */
export async function getStaticPaths() {
  const papers = await inOrder('white-papers');
  return papers.flatMap(({ id, data, body }) => {
    const manuscript = readManuscript(id, data, body ?? '');
    const name = pdfName(data.title);
    const worksheets = {
      params: { id, name: `worksheets/Worksheets-${name}` },
      props: { manuscript, print: printWorksheets },
    };
    return [
      { params: { id, name }, props: { manuscript, print: printPaper } },
      ...(data.exhibits.some(isWorksheet) ? [worksheets] : []),
    ];
  });
}

export const GET: APIRoute = async ({ props: { manuscript, print }, site }) => {
  const pdf = await print(manuscript, (site ?? new URL(company.url)).href);
  return new Response(pdf, { headers: { 'Content-Type': 'application/pdf' } });
};
