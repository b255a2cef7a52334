import { expect, test } from 'vitest';
import { whitePaper } from '../../content/schemas/entries.ts';
import { readManuscript } from './manuscript.ts';

const paper = whitePaper.parse({
  title: 'A paper',
  order: 1,
  metaDescription: 'A sentence about a paper that is long enough for search engines.',
  description: 'A paper.',
  pages: 5,
  date: '2025-06-10',
  picture: 'report',
  exhibits: [],
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
    'content/white-papers/a.md: pages is 9, and must be 5: 2 headings, the cover, the contents and the last page',
  );
});

test('an exhibit under a heading that is not there stops the build', () => {
  const exhibit = { kind: 'checklist', after: 'Three', title: 'T', items: [] } as const;
  expect(() => readManuscript('a', { ...paper, exhibits: [{ ...exhibit, items: [] }] }, twoPages)).toThrow(
    'content/white-papers/a.md: the exhibit (checklist) is after "Three", and must be after a heading of its own: One, Two',
  );
});
