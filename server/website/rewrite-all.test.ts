import { expect, test } from 'vitest';
import type { WebsiteWord } from '../../contract/rows.ts';
import { readContent } from './checkout.ts';
import { planOf } from './plan.ts';
import { rewritten } from './rewrite.ts';
import { rewrittenTogether, type Wanted } from './rewrite-all.ts';
import { wordsIn } from './words.ts';

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

const rows = typed
  .slice(0, 1500)
  .filter((_, index) => index % 7 === 0)
  .slice(0, 200)
  .map(
    ({ file, place, text: was }, id): WebsiteWord => ({
      ...{ id: `${id}`, file, place, was, online: null, draft: `${was} Typed.`, version: 1 },
      changed_at: '',
    }),
  );

/** The milliseconds of processor that it takes to plan with these rows. */
function costOf(changed: WebsiteWord[]): number {
  const before = process.cpuUsage();
  planOf({ fingerprint: '', files }, changed);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

test('what has been laid once is remembered: the next change costs a small part of them all', () => {
  expect(rows).toHaveLength(200);
  const all = costOf(rows);
  const next = [1, 2, 3, 4, 5, 6, 7].map((time) =>
    costOf(rows.map((row, index) => (index === 100 ? { ...row, draft: `Typed ${time} times.` } : row))),
  );
  const [, , , median = 0] = next.sort((one, other) => one - other);
  expect(median).toBeLessThan(all / 2);
});
