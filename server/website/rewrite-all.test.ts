import * as satteri from 'satteri';
import { expect, test, vi } from 'vitest';
import type { WebsiteWord } from '../../contract/rows.ts';
import type { Word } from '../../contract/website.ts';
import { readContent } from './checkout.ts';
import { planOf } from './plan.ts';
import { rewritten } from './rewrite.ts';
import { rewrittenTogether, type Wanted } from './rewrite-all.ts';
import { wordsIn } from './words.ts';

vi.mock('satteri', async (importOriginal) => {
  const original = await importOriginal<typeof satteri>();
  return { ...original, markdownToMdast: vi.fn(original.markdownToMdast) };
});

const files = await readContent('.');
const typed = [...files].flatMap(([file, source]) =>
  wordsIn(file, source).filter(({ fixed, kind }) => !fixed && kind !== 'order'),
);
const newer = (text: string) => text.replace(/\p{L}+/u, (word) => `${word}, it’s “so”, ${word}`);

/** One after the other, from the last to the first: what a single text is changed by. */
function inTurn(file: string, source: string, wanted: Wanted[]): string {
  return wanted.toReversed().reduce((changed, { word, words }) => {
    const next = rewritten(file, changed, word.place, words);
    return 'source' in next ? next.source : changed;
  }, source);
}

const some = [
  'content/home.yaml',
  'content/privacy.md',
  'content/blog/ai-barber-shop.md',
  'content/solutions/ai-chatbots.yaml',
];

test.each(some)('texts of %s that are changed together read as if they were changed in turn', (file) => {
  const source = files.get(file) ?? '';
  const wanted = typed
    .filter((word) => word.file === file)
    .map((word, index) => ({
      word,
      words: index % 5 === 1 && word.kind === 'paragraph' ? `${word.text}\n\nOne more.` : newer(word.text),
    }))
    .filter(({ word, words }) => 'source' in rewritten(file, source, word.place, words));
  expect(wanted.length).toBeGreaterThan(10);
  expect(rewrittenTogether(file, source, wanted)).toBe(inTurn(file, source, wanted));
});

test.each(['# A heading', '<b>bold</b>', '- a list', '[x](javascript:alert(1))', '*a', '> a', '```'])(
  'what a text alone does not take, such as %j, it does not take together with another one',
  (words) => {
    const file = 'content/privacy.md';
    const source = files.get(file) ?? '';
    const [first, second] = typed.filter((word) => word.file === file && word.kind === 'paragraph');
    if (!first || !second) throw new Error('The privacy page has no two paragraphs.');
    const isTaken = 'source' in rewritten(file, source, second.place, words);
    const both = [
      { word: first, words: 'Fine.' },
      { word: second, words },
    ];
    expect(rewrittenTogether(file, source, both) !== undefined).toBe(isTaken);
  },
);

/** How often texts are parsed to keep one more text of the privacy page, if so many have been changed before. */
function parsesFor(changes: number): number {
  const [next, ...others] = typed.toSorted(
    (one, other) => Number(isNext(other.file, other.kind)) - Number(isNext(one.file, one.kind)),
  );
  const step = Math.floor(others.length / changes);
  const texts = others.filter((_, index) => index % step === 0).slice(0, changes);
  const rowOf = ({ file, place, text: was }: Word, id: number, draft: string): WebsiteWord => ({
    ...{ id: `${id}`, file, place, was, online: null, draft, version: 1 },
    changed_at: '',
  });
  const rows = texts.map((word, id) => rowOf(word, id, newer(word.text)));
  const checkout = { fingerprint: '', files };
  planOf(checkout, rows);
  const before = vi.mocked(satteri.markdownToMdast).mock.calls.length;
  planOf(checkout, [...rows, rowOf(next as Word, changes, 'Typed now.')]);
  return vi.mocked(satteri.markdownToMdast).mock.calls.length - before;
}

const isNext = (file: string, kind: string) => file === 'content/privacy.md' && kind === 'paragraph';

test('the two hundredth change costs what the fifth costs', () => {
  const few = parsesFor(5);
  expect(few).toBeGreaterThan(0);
  expect(parsesFor(200)).toBeLessThanOrEqual(2 * few);
});
