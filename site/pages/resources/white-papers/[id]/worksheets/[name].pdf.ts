import type { APIRoute } from 'astro';
import { company } from '../../../../../../content/company.ts';
import { inOrder } from '../../../../../entries/entries.ts';
import { isWorksheet } from '../../../../../formats/exhibits.ts';
import { readManuscript } from '../../../../../papers/manuscript.ts';
import { pdfName, printWorksheets } from '../../../../../papers/print-paper.ts';

export async function getStaticPaths() {
  const papers = await inOrder('white-papers');
  return papers
    .filter(({ data }) => data.exhibits.some(isWorksheet))
    .map(({ id, data, body }) => ({
      params: { id, name: `Worksheets-${pdfName(data.title)}` },
      props: { manuscript: readManuscript(id, data, body ?? '') },
    }));
}

export const GET: APIRoute = async ({ props, site }) => {
  const pdf = await printWorksheets(props['manuscript'], (site ?? new URL(company.url)).href);
  return new Response(pdf, { headers: { 'Content-Type': 'application/pdf' } });
};
