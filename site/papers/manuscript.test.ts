import { expect, test } from 'vitest';
import { whitePaper } from '../../content/schemas/white-paper.ts';
import { readManuscript } from './manuscript.ts';

const paper = whitePaper.parse({
  title: 'A paper',
  order: 1,
  metaDescription: 'A sentence about a paper that is long enough for search engines.',
  description: 'A paper.',
  pages: 5,
  date: '2025-06-10',
  picture: 'report',
  charts: [],
});
const twoPages = '## One\n\nWords.\n\n> Said.\n\n## Two\n\nMore.\n';

test('a heading is a page; its pull quote leaves the running text', () => {
  const { chapters } = readManuscript('a', paper, twoPages);
  expect(chapters.map(({ title, quote, words }) => ({ title, quote, blocks: words.length }))).toEqual([
    { title: 'One', quote: 'Said.', blocks: 1 },
    { title: 'Two', quote: undefined, blocks: 1 },
  ]);
});

test('a card that promises another number of pages stops the build', () => {
  expect(() => readManuscript('a', { ...paper, pages: 9 }, twoPages)).toThrow(
    'content/white-papers/a.md promises 9 pages, but its 2 headings, the cover, the contents and the last page make 5',
  );
});

test('a chart under a heading that is not there stops the build', () => {
  const chart = { after: 'Three', title: 'T', unit: '%', source: 'S', bars: [] };
  expect(() => readManuscript('a', { ...paper, charts: [chart] }, twoPages)).toThrow(
    'content/white-papers/a.md: a chart stands after "Three", which is none of the headings',
  );
});
