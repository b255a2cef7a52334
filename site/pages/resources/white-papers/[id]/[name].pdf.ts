import type { APIRoute } from 'astro';
import { company } from '../../../../../content/company.ts';
import { inOrder } from '../../../../entries/entries.ts';
import { readManuscript } from '../../../../papers/manuscript.ts';
import { printPaper } from '../../../../papers/print-paper.tsx';

export async function getStaticPaths() {
  const papers = await inOrder('white-papers');
  return papers.map(({ id, data, body }) => ({
    params: { id, name: fileName(data.title) },
    props: { manuscript: readManuscript(id, data, body ?? '') },
  }));
}

export const GET: APIRoute = async ({ props, site }) => {
  const pdf = await printPaper(props['manuscript'], (site ?? new URL(company.url)).href);
  return new Response(pdf, { headers: { 'Content-Type': 'application/pdf' } });
};

/** A paper's title as a file name that every system takes. */
const fileName = (title: string) => title.replaceAll(/[^\p{L}\p{N}]+/gu, '-');
