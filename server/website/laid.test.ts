import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import type { WebsiteWord } from '../../contract/rows.ts';
import type { Change } from '../../contract/website.ts';
import { mistakesBetween, mistakesOf } from './checked.ts';
import { readContent } from './checkout.ts';
import { laid } from './laid.ts';
import { planOf } from './plan.ts';
import { wordsIn } from './words.ts';

const shell = 'content/shell.yaml';
const article = 'content/blog/ai-barber-shop.md';
const study = 'content/case-studies/barber-shop-ai.md';
const checkout = new Map([shell, article, study].map((file) => [file, readFileSync(file, 'utf8')]));
const skip: Change = { file: shell, place: 'skip', was: 'Skip to content', words: 'To the text' };
const source = (file: string) => checkout.get(file) ?? '';

/** Lays one change on a checkout whose file developers have edited. */
function outcomeOn(file: string, text: string, change: Change) {
  const { files, outcomes } = laid(new Map([...checkout, [file, text]]), [change]);
  return { outcome: outcomes[0], text: files.get(file) };
}

test('changes are laid where they were made, and nothing else is touched', () => {
  const back: Change = { file: shell, place: 'back', was: 'Back', words: 'Go back' };
  const { files, outcomes } = laid(checkout, [skip, back]);
  expect(outcomes).toEqual([
    { state: 'laid', place: 'skip' },
    { state: 'laid', place: 'back' },
  ]);
  expect([...files]).toEqual([
    [shell, source(shell).replace('Skip to content', 'To the text').replace('back: Back', 'back: Go back')],
  ]);
});

test('a text that developers moved is found by what it says', () => {
  const old = { ...skip, place: 'links[9].label' };
  expect(outcomeOn(shell, source(shell), old).outcome).toEqual({ state: 'laid', place: 'skip' });
  const first = 'A machine is no use for cutting hair.';
  const [paragraph = ''] = source(article).match(/^A machine is no use.*$/m) ?? [];
  const change: Change = { file: article, place: 'body[0]', was: paragraph, words: 'Machines cut no hair.' };
  const moved = source(article).replace(first, `New above it.\n\n${first}`);
  expect(outcomeOn(article, moved, change)).toEqual({
    outcome: { state: 'laid', place: 'body[1]' },
    text: moved.replace(paragraph, 'Machines cut no hair.'),
  });
});

test('a text that stands twice is nobody’s guess', () => {
  const all = source(shell).replace('skip: Skip to content', 'skip: All');
  const change: Change = { file: shell, place: 'gone', was: 'All', words: 'Everything' };
  expect(outcomeOn(shell, all, change).outcome).toEqual({ state: 'conflict', stands: '' });
});

test('what developers say as well is done', () => {
  const said = source(shell).replace('Skip to content', 'To the text');
  expect(outcomeOn(shell, said, skip)).toEqual({ outcome: { state: 'done' }, text: undefined });
  expect(outcomeOn(shell, said, { ...skip, place: 'gone' }).outcome).toEqual({ state: 'done' });
});

test('where developers changed the same words, theirs stand', () => {
  const theirs = source(shell).replace('Skip to content', 'Straight to the text');
  expect(outcomeOn(shell, theirs, skip)).toEqual({
    outcome: { state: 'conflict', stands: 'Straight to the text' },
    text: undefined,
  });
  const { outcomes } = laid(new Map(), [skip]);
  expect(outcomes).toEqual([{ state: 'conflict', stands: '' }]);
});

test('two changes of one text are not both laid', () => {
  const { outcomes } = laid(checkout, [skip, { ...skip, place: 'gone', words: 'Other' }]);
  expect(outcomes.map(({ state }) => state)).toEqual(['laid', 'conflict']);
});

test('a paragraph that became two leaves the places after it, and is done once both are there', () => {
  const [one = '', , three = ''] = source(article).split('---\n')[2]?.trim().split('\n\n') ?? [];
  const split: Change = { file: article, place: 'body[0]', was: one, words: 'First.\n\nSecond.' };
  const later: Change = { file: article, place: 'body[2]', was: three.slice(3), words: 'A heading' };
  const { files, outcomes } = laid(checkout, [split, later]);
  expect(outcomes).toEqual([
    { state: 'laid', place: 'body[0]' },
    { state: 'laid', place: 'body[2]' },
  ]);
  const text = files.get(article) ?? '';
  expect(text).toBe(source(article).replace(one, 'First.\n\nSecond.').replace(three, '## A heading'));
  expect(laid(new Map([[article, text]]), [split, later]).outcomes).toEqual([
    { state: 'done' },
    { state: 'done' },
  ]);
});

test('what was stored and is not acceptable any more is refused, and the rest is laid', () => {
  const evil: Change = { ...skip, place: 'back', was: 'Back', words: 'a\u0000b' };
  const { files, outcomes } = laid(checkout, [skip, evil]);
  expect(outcomes.map(({ state }) => state)).toEqual(['laid', 'refused']);
  expect(files.get(shell)).toBe(source(shell).replace('Skip to content', 'To the text'));
});

test('a whole file is new, gone, already there, or somebody else’s', () => {
  const file = 'content/blog/new.md';
  const words = source(article);
  const fresh: Change = { file, place: '', was: '', words };
  expect(laid(checkout, [fresh])).toEqual({
    files: new Map([[file, words]]),
    outcomes: [{ state: 'laid', place: '' }],
  });
  expect(laid(new Map([[file, words]]), [fresh]).outcomes).toEqual([{ state: 'done' }]);
  expect(laid(new Map([[file, 'x']]), [fresh]).outcomes).toEqual([{ state: 'conflict', stands: 'x' }]);
  const gone: Change = { file: article, place: '', was: words, words: '' };
  expect(laid(checkout, [gone]).files).toEqual(new Map([[article, null]]));
  const inIt: Change = { file: article, place: 'title', was: 'One Haircut', words: 'No Haircut' };
  expect(laid(checkout, [inIt, gone]).outcomes).toEqual([{ state: 'done' }, { state: 'laid', place: '' }]);
  expect(laid(new Map(), [inIt, gone]).outcomes).toEqual([{ state: 'done' }, { state: 'done' }]);
  const outside: Change = { file: 'package.json', place: '', was: '', words: '{}' };
  expect(laid(checkout, [outside]).outcomes).toEqual([{ state: 'refused', why: expect.any(String) }]);
});

test('mistakes stand at their text, in the words of a build', () => {
  const long = 'x'.repeat(250);
  const text = source(article).replace(/^metaDescription: .*$/m, `metaDescription: ${long}`);
  expect(mistakesOf(article, text, company)).toEqual([
    {
      file: article,
      place: 'metaDescription',
      sentence: 'This must have at most 160 characters, not 250.',
    },
  ]);
  expect(mistakesOf(article, source(article), company)).toEqual([]);
});

test('a heading that a case study needs, and an entry that others name, are missed', () => {
  const without = new Map([...checkout, [study, source(study).replace('## Results', '## Outcome')]]);
  const found = mistakesBetween(without, company).filter(({ file }) => file === study);
  expect(found.map(({ sentence }) => sentence)).toContainEqual(
    expect.stringContaining('"The Challenge, Our Solution, Results"'),
  );
  expect(found.map(({ sentence }) => sentence)).toContainEqual(expect.stringContaining('solutions names'));
});

test('an entry that cannot be read is the one mistake of all files, and one without exhibits misses none', () => {
  const withStudy = (from: string, to: string) =>
    mistakesBetween(new Map([...checkout, [study, source(study).replace(from, to)]]), company);
  expect(withStudy('industry: ', 'industry: [')).toEqual([
    {
      file: study,
      place: '',
      sentence: expect.stringMatching(/^content\/.*barber-shop-ai.md: .* cannot be read/),
    },
  ]);
  const found = withStudy('\nexhibits:', '\nexhibited:');
  expect(found.map(({ sentence }) => sentence)).not.toContainEqual(expect.stringContaining('stands after'));
});

const files = await readContent('.');
const rows = [...files]
  .flatMap(([file, source]) => wordsIn(file, source))
  .filter(({ fixed, kind }) => !fixed && kind !== 'order')
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
