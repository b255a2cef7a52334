import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { listThere, noSuchBlock } from '../../content/messages/editing.ts';
import { photoIn, photoInText } from '../../content/photos.ts';
import type { WebsiteWord } from '../../contract/rows.ts';
import { holdsBlocks } from '../../contract/website.ts';
import { howMany } from '../../tests/support/thorough.ts';
import { type Block, blockPlace, blocksOf, parsed, shownIn } from './blocks.ts';
import { laid } from './laid.ts';
import { planOf } from './plan.ts';
import { orRefusal, Refusal } from './refusal.ts';
import { withText } from './rewrite.ts';
import { writeText } from './writes.ts';

/** Headings, lists and quotes that the owner writes in a paragraph of an article, a guide or a page of their own. */

const sources = globSync('content/**/*.md').map((name) => {
  const file = name.replaceAll('\\', '/');
  return { file, source: readFileSync(name, 'utf8') };
});
const paragraphs = sources.flatMap(({ file, source }) =>
  blocksOf(source)
    .filter(({ kind, path }) => kind === 'paragraph' && path.length === 1)
    .map((block) => ({ file, source, block })),
);
const writable = paragraphs.filter(({ file }) => holdsBlocks(file));

const write = ({ file, source, block }: { file: string; source: string; block: Block }, words: string) => {
  const changed = orRefusal(() => withText(file, source, blockPlace(block.path), words));
  return changed instanceof Refusal ? changed.message : changed;
};

const isList = (source: string, at: number) => parsed(source).children[at]?.type === 'list';

const photo = photoInText({ photo: '0'.repeat(32), alt: 'A *chair* [ours], & a `cup`' });

const kinds = [
  '## A heading',
  '### A smaller one',
  '> A quote',
  photo,
  '- One\n- Two, **bold**',
  '1. One\n2. Two',
  'A paragraph',
  'A paragraph\n\n## A heading\n\nWords\n\n- One\n- Two\n\n> A quote\n\n1. One\n\nThe end',
];

test('whatever is written below a paragraph, every other byte stays, or a list is in its way', () => {
  expect(writable.length).toBeGreaterThan(100);
  let joined = 0;
  for (const each of writable.filter((_, index) => index % howMany(7, 1) === 0)) {
    const { source, block } = each;
    const [top = 0] = block.path;
    for (const kind of kinds)
      for (const words of [`${block.text}\n\n${kind}`, kind]) {
        const changed = write(each, words);
        const isBeside =
          (/^(-|1\.) [^\n]*(\n\S[^\n]*)*$/.test(words.split('\n\n').at(-1) ?? '') &&
            isList(source, top + 1)) ||
          (/^(-|1\.) /.test(words) && isList(source, top - 1));
        if (isBeside && changed === listThere) joined += 1;
        else expect(changed).toBe(source.slice(0, block.from) + words + source.slice(block.to));
      }
  }
  expect(joined).toBeGreaterThan(0);
}, 120_000);

test('nothing of it is written elsewhere, nor anything else there', () => {
  const others = paragraphs.filter(({ file }) => /case-studies|white-papers|privacy/.test(file));
  expect(others.length).toBeGreaterThan(100);
  for (const each of others.filter((_, index) => index % 20 === 0))
    for (const kind of kinds.filter((kind) => kind !== 'A paragraph'))
      expect(write(each, `${each.block.text}\n\n${kind}`)).toMatch(/^These words would turn|^Pictures/);
  const [first] = writable;
  if (!first) throw new Error('There is no paragraph.');
  for (const words of ['# x', '#### x', '***', '```\nx\n```', '| a |\n|---|\n| b |', '- a\n  - b', '[a]: /b'])
    expect(write(first, `Words\n\n${words}`), words).toBe(noSuchBlock);
  for (const words of ['<script>alert(1)</script>', '- <b>x</b>', '## <i>x</i>'])
    expect(write(first, `Words\n\n${words}`), words).toMatch('HTML');
  for (const words of [
    `- ${photo}`,
    `## ${photo}`,
    `Words ${photo}`,
    '![x](/x.png)',
    '![x](https://x.example/y)',
  ])
    expect(write(first, `Words\n\n${words}`), words).toMatch('Pictures');
  for (const words of ['- [x](javascript:alert(1))', '> ![x](/x.png)', '- {{nobody}}'])
    expect(write(first, `Words\n\n${words}`), words).toMatch(/not allowed|Pictures|known name/);
});

const file = 'content/blog/x.md';
const source = '---\ntitle: x\n---\n\nFirst.\n\n## Title\n\n* one\n* two\n\n4. four\n\n> said\n\nLast.\n';

describe('what stands there', () => {
  test.each([
    ['a paragraph follows a heading', 'body[1]', 'Title\n\nMore', '## Title\n\nMore'],
    ['a heading becomes a smaller one', 'body[1]', '### Title', '### Title'],
    ['a heading becomes a paragraph', 'body[1]', '\n\nTitle', 'Title'],
    ['a heading becomes a quote', 'body[1]', '\n\n> Title', '> Title'],
    ['a list gets a line in its notation', 'body[2][0][0]', 'one\n- and a half', '* one\n* and a half'],
    ['a numbered list goes on counting', 'body[3][0][0]', 'four\n- five', '4. four\n5. five'],
    ['a paragraph follows a list', 'body[3][0][0]', 'four\n\nMore', '4. four\n\nMore'],
    ['a paragraph follows a quote', 'body[4][0]', 'said\n\nmore\n\n\nBelow', '> said\n>\n> more\n\nBelow'],
  ])('%s', (_, place, words, written) => {
    const block = blocksOf(source).find(({ path }) => blockPlace(path) === place);
    const sign = /(\S+ )$/.exec(source.slice(0, block?.from))?.[0] ?? '';
    expect(withText(file, source, place, words)).toBe(source.replace(`${sign}${block?.text}`, written));
  });

  test('a list is left only at its end', () => {
    expect(() => withText(file, source, 'body[2][0][0]', 'one\n\nMore')).toThrow(Refusal);
    expect(() => withText(file, source, 'body[2][0][0]', 'one\n- **two**\n  - deeper')).toThrow(noSuchBlock);
  });

  test('a photo is another one, says something else, and is taken out', () => {
    const article = source.replace('Last.', photo);
    const place = 'body[5]';
    const other = photoInText({ photo: 'a'.repeat(32), alt: 'A cup' });
    expect(photoIn(photo)).toEqual({ photo: '0'.repeat(32), alt: 'A *chair* [ours], & a `cup`' });
    expect(withText(file, article, place, other)).toBe(source.replace('Last.', other));
    expect(blocksOf(withText(file, article, place, '')).length).toBe(blocksOf(source).length - 1);
    expect(shownIn(`Words\n\n${photo}`, 'paragraph')).toEqual([
      'Words',
      `/_astro/photo-${'0'.repeat(32)}-1280.webp`,
    ]);
  });

  test('rows stand below the row of a cell, with as many cells', () => {
    const table = source.replace('Last.', '| a | b |\n|---|:-:|\n| c | d |\n| e | f |');
    const rowsBelow = (place: string, words: string) => withText(file, table, place, words);
    expect(rowsBelow('body[5][1][0]', 'c\n| **x** | y \\| z |\n|  | v |')).toBe(
      table.replace('| c | d |', '| c | d |\n| **x** | y \\| z |\n|  | v |'),
    );
    expect(rowsBelow('body[5][2][1]', 'F\n| g | h |')).toBe(table.replace('f |', 'F |\n| g | h |'));
    for (const [place, words] of [
      ['body[5][0][0]', 'a\n| x | y |'],
      ['body[5][1][0]', 'c\n| x |'],
      ['body[5][1][0]', 'c\nx'],
    ] as const)
      expect(() => rowsBelow(place, words)).toThrow(noSuchBlock);
    expect(() => rowsBelow('body[5][1][0]', 'c\n| <b>x</b> | y |')).toThrow('HTML');
    const change = { file, place: 'body[5][1][0]', was: 'c', words: 'C\n| x | y |' };
    const { files } = laid(new Map([[file, table]]), [change]);
    expect(laid(new Map([[file, files.get(file) ?? '']]), [change]).files.size).toBe(0);
    expect(shownIn('c\n| x | y |', 'cell')).toEqual(['c']);
  });

  test('what pages show of it has no signs', () => {
    expect(shownIn('a\n- b\n\n## c', 'item')).toEqual(['a', 'b', 'c']);
    expect(shownIn('### a\n\n> b', 'heading')).toEqual(['a', 'b']);
    expect(shownIn('\n\na', 'heading')).toEqual(['a']);
  });
});

test.each([
  ['body[0]', 'First.', 'First.\n\n## More\n\n- a\n- b'],
  ['body[0]', 'First.', '## First.'],
  ['body[0]', 'First.', '- First.\n- Second.'],
  ['body[1]', 'Title', '\n\nTitle'],
  ['body[1]', 'Title', 'Title\n\nMore'],
  ['body[1]', 'Title', ''],
  ['body[5]', 'Last.', ''],
  ['body[2][1][0]', 'two', 'two\n- three'],
])('once developers have taken over %s, %j as %j, it is not written again', (place, was, words) => {
  const change = { file, place, was, words };
  const { files } = laid(new Map([[file, source]]), [change]);
  const taken = files.get(file) ?? '';
  expect(taken).not.toBe(source);
  expect(laid(new Map([[file, taken]]), [change]).files.size).toBe(0);
});

test('on a new page what was written is written on, and texts below it are found where they have moved', () => {
  const row: WebsiteWord = {
    ...{ id: '1', file, place: '', was: '', online: null, draft: source, version: 1 },
    changed_at: '2026-11-25T00:00:00Z',
  };
  let draft = source;
  const type = (place: string, from: string, words: string) => {
    const rows = [{ ...row, draft }];
    const checkout = { fingerprint: '', files: new Map<string, string>() };
    const known = { checkout, rows, plan: planOf(checkout, rows), pages: [] };
    const changed = writeText(known, { file, place, words, from });
    expect(changed.from).toBe(from);
    draft = changed.write.words;
  };
  type('body[0]', 'First.', 'First.\n\n## More\n\n- a');
  type('body[0]', 'First.\n\n## More\n\n- a', 'First.\n\n## More\n\n- a\n- b\n\nEnd.');
  type('body[5]', 'Last.', 'The last.');
  type('body[1]', 'Title', 'The title');
  type('body[2][1][0]', 'two', 'two\n- three');
  type('body[2][1][0]', 'two\n- three', 'two');
  type('body[0]', 'First.\n\n## More\n\n- a\n- b\n\nEnd.', '## First');
  type('body[0]', '## First', 'First');
  expect(draft).toBe(
    source.replace('First.', 'First').replace('Title', 'The title').replace('Last.', 'The last.'),
  );
});
