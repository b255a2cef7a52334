import { extractText, getDocumentProxy } from 'unpdf';
import { expect, test } from 'vitest';
import { whitePaper } from '../../content/schemas/entries.ts';
import { anyExhibit, type Exhibit } from '../../content/schemas/exhibit.ts';
import { readManuscript } from './manuscript.ts';
import { typesetPaper, typesetWorksheets } from './typeset-paper.ts';

const site = 'https://raywright.example';

function manuscriptOf(headings: Record<string, string>, exhibits: Exhibit[] = []) {
  const paper = whitePaper.parse({
    title: 'A paper: and more',
    order: 1,
    metaDescription: 'A sentence about a paper that is long enough for search engines.',
    description: 'A paper.',
    pages: Object.keys(headings).length + 3,
    date: '2025-06-10',
    picture: 'report',
    exhibits,
  });
  const markdown = Object.entries(headings).map(([title, words]) => `## ${title}\n\n${words}\n`);
  return readManuscript('a', paper, markdown.join('\n'));
}

const checklist = anyExhibit.parse({
  kind: 'checklist',
  after: 'One',
  title: 'Before you sign',
  items: ['You counted a week', 'Half of it pays', 'You may leave'],
});
const conversation = anyExhibit.parse({
  kind: 'conversation',
  after: 'Two',
  title: 'On a Sunday',
  messages: [
    { from: 'customer', text: 'u open sun' },
    { from: 'assistant', text: 'We are closed on Sunday.' },
  ],
});

async function textOf(pdf: Buffer) {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  return text.map((page) => page.replaceAll(/\s+/g, ' '));
}

test('a page with more words than it holds stops the build and is named', async () => {
  const paper = manuscriptOf({ One: 'Few words.', Two: 'Very many words. '.repeat(300) });
  await expect(typesetPaper(paper, site)).rejects.toThrow(
    'content/white-papers/a.md: "Two" holds more than its page (words)',
  );
});

test('content that cannot be typeset stops the build', async () => {
  const paper = manuscriptOf({ One: '```js\ncode\n```' });
  await expect(typesetPaper(paper, site)).rejects.toThrow('cannot set a code yet');
});

test('each heading has its page, its exhibit beside it', async () => {
  const paper = manuscriptOf({ One: 'First.', Two: 'Second.' }, [checklist, conversation]);
  const [, , one, two] = await textOf((await typesetPaper(paper, site)).pdf);
  expect(one).toMatch(/One.*First\..*Before you sign.*Half of it pays/);
  expect(two).toMatch(/Two.*Second\..*On a Sunday.*We are closed on Sunday\./);
});

test('worksheets are offered separately', async () => {
  const paper = manuscriptOf({ One: 'First.', Two: 'Second.' }, [checklist, conversation]);
  const pages = await textOf((await typesetWorksheets(paper)).pdf);
  expect(pages).toHaveLength(1);
  expect(pages[0]).toContain('Half of it pays');
});

test('the same paper is the same file, byte for byte', async () => {
  const paper = manuscriptOf({ One: 'First.' });
  const [first, second] = await Promise.all([typesetPaper(paper, site), typesetPaper(paper, site)]);
  expect(first.pdf.equals(second.pdf)).toBe(true);
});

type Tag = { role?: string; alt?: string; children?: object[] };

/** What a screen reader is told about a page. */
async function tagsOf(pdf: Buffer, number: number) {
  const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(number);
  const within = (tag: Tag): Tag[] => [tag, ...(tag.children ?? []).flatMap(within)];
  return within((await page.getStructTree()) ?? {});
}

test('a screen reader is told headings, lists and what the cover shows', async () => {
  const paper = manuscriptOf({ One: 'First.\n\n- a point\n- another' }, [checklist]);
  const { pdf } = await typesetPaper(paper, site);
  const cover = await tagsOf(pdf, 1);
  expect(cover.find(({ role }) => role === 'Figure')?.alt).toMatch(/./);
  expect(cover.map(({ role }) => role)).toContain('H1');
  expect((await tagsOf(pdf, 3)).map(({ role }) => role)).toEqual(
    expect.arrayContaining(['H2', 'P', 'L', 'LI']),
  );
});
