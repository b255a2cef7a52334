import { readFileSync } from 'node:fs';
import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import type { WebsiteWord } from '../../contract/rows.ts';
import { hostile } from '../../tests/support/hostile-words.ts';
import { readContent } from './checkout.ts';
import { companyIn, factsIn, fileOfSheet } from './facts.ts';
import { fieldsOf, type Piece, pieceOf, spliced } from './fields.ts';
import { laid } from './laid.ts';
import { planOf } from './plan.ts';
import { orRefusal, Refusal } from './refusal.ts';
import { textsIn, withText } from './rewrite.ts';

const [company, prices, calls] = (['company', 'prices', 'calls'] as const).map(fileOfSheet) as [
  string,
  string,
  string,
];
const sources = new Map([company, prices, calls].map((file) => [file, readFileSync(file, 'utf8')]));
const source = (file: string) => sources.get(file) ?? '';

/** The changed file, or the sentence that refuses the change. */
const made = (file: string, place: string, text: string, from = source(file)) => {
  const changed = orRefusal(() => withText(file, from, place, text));
  return changed instanceof Refusal ? changed.message : changed;
};
const readIn = (file: string, text: string, place: string) =>
  factsIn(file, text).find((fact) => fact.place === place)?.text;

describe('each fact is set, and taken back, by its range', () => {
  test.each([
    [company, 'name', 'Ray & "Son": #1, it’s {us}'],
    [company, 'phone', '555 0134'],
    [company, 'profiles', '[{"name":"A, b: c","url":"https://example.com/#x"}]'],
    [company, 'copyrightYear', '2027'],
    [prices, '["ai-chatbots"]', '{"setup":600,"monthly":90}'],
    [calls, 'offered', 'false'],
    [calls, 'zone', 'Europe/Berlin'],
    [calls, 'length', '45'],
    [calls, 'place', 'We call: "yes", # and [so] {on}.'],
    [calls, 'hours.sat', '["09:00-12:00","13:00-24:00"]'],
    [calls, 'hours.mon', '[]'],
    [calls, 'closed', '["2026-12-24","2026-12-31..2027-01-01"]'],
  ])('%s %s', (file, place, text) => {
    const before = source(file);
    const changed = made(file, place, text);
    expect(readIn(file, changed, place)).toBe(text);
    const others = (all: string) => factsIn(file, all).filter((fact) => fact.place !== place);
    expect(others(changed).map((fact) => fact.text)).toEqual(others(before).map((fact) => fact.text));
    const remarks = (all: string) => all.split('\n').filter((line) => line.startsWith('#'));
    expect(remarks(changed)).toEqual(remarks(before));
    const lines = changed.split('\n');
    expect(before.split('\n').filter((line, index) => line !== lines[index])).toHaveLength(1);
    const was = readIn(file, before, place) ?? '';
    expect(factsIn(file, made(file, place, was, changed)).map((fact) => fact.text)).toEqual(
      factsIn(file, before).map((fact) => fact.text),
    );
    if (file === company) JSON.parse(changed);
  });

  test('a template keeps its lines, and the file its remarks and its other texts', () => {
    const file = fileOfSheet('replies');
    const before = readFileSync(file, 'utf8');
    const templates = JSON.stringify([
      { name: 'Only one', text: 'Hi {first name},\n\n[what we found: "so"]\n' },
    ]);
    const changed = made(file, 'templates', templates, before);
    expect(readIn(file, changed, 'templates')).toBe(templates);
    expect(readIn(file, changed, 'unknownPage')).toBe(readIn(file, before, 'unknownPage'));
    expect(changed.split('\n')[0]).toBe(before.split('\n')[0]);
    const unknown = JSON.stringify([{ name: 'Only one', text: 'Hi {surname}' }]);
    expect(made(file, 'templates', unknown, before)).toContain('{first name}');
  });

  test('one that was unset, set and unset again leaves the file as it was', () => {
    for (const [file, place, text] of [
      [company, 'phone', '555 0134'],
      [prices, '["ugc-content"]', '{"setup":1,"monthly":0}'],
    ] as const)
      expect(made(file, place, '', made(file, place, text))).toBe(source(file));
  });
});

test.each([
  [company, 'email', 'nobody', 'This must be an email address.'],
  [company, 'answerTime', 'soon', 'This must be 1 to 999 minutes, hours or days, such as 2 hours.'],
  [company, 'name', '', 'This cannot be left empty.'],
  [company, 'name', 'a\u202eb', expect.stringContaining('invisible character')],
  [company, 'name', '{{name}}', expect.stringContaining('{{name}} is not filled in here')],
  [company, 'tagline', 'For {{nobody}}', expect.stringContaining('{{nobody}} is not filled in here')],
  [company, 'tagline', 'a\nb', expect.stringContaining('a single line')],
  [company, 'profiles', '[{"name":"x","url":"javascript:alert(1)"}]', expect.stringContaining('https://')],
  [company, 'profiles', '[{"name":"x","url":"https://x.example","more":1}]', 'This must be without more.'],
  [company, 'profiles', '[{', 'This must be a list.'],
  [company, 'copyrightYear', 'now', 'This must be a number.'],
  [company, 'nothing', 'x', 'This text no longer exists.'],
  [company, '__proto__', 'x', 'This text no longer exists.'],
  [prices, '["ai-chatbots"]', '{"setup":600}', expect.stringContaining('two amounts')],
  [prices, '["ai-chatbots"]', '{"setup":-1,"monthly":0}', expect.stringContaining('two amounts')],
  [prices, 'nobody', '{"setup":1,"monthly":0}', 'This text no longer exists.'],
  [calls, 'length', '1', 'This must be at least 5.'],
  [calls, 'length', '', 'This cannot be left empty.'],
  [calls, 'hours.mon', '["9-12"]', 'This must be two times of a day, as 09:00-12:00.'],
  [calls, 'hours', '{}', 'This text no longer exists.'],
  [calls, 'zone', 'Mars', 'This must be a time zone such as America/Chicago.'],
  [calls, 'closed', '["2026-02-31"]', expect.stringContaining('days of the calendar')],
])('%s %s is refused in a sentence: %j', (file, place, text, sentence) => {
  expect(made(file, place, text)).toEqual(sentence);
});

/** The file with a value, written in the first way that reads back exactly. */
function withValue(file: string, source: string, path: string[], value: unknown): string | undefined {
  const piece = pieceOf(file, source, path, value) as Piece;
  const { data } = fieldsOf(file, source);
  const wanted = structuredClone(data);
  let holder = wanted as Record<string, unknown>;
  for (const key of path.slice(0, -1)) holder = holder[key] as Record<string, unknown>;
  holder[path.at(-1) ?? ''] = value;
  return piece.ways
    .map((_, way) => spliced(source, [piece], way))
    .find((changed) => isDeepStrictEqual(fieldsOf(file, changed).data, wanted));
}

test('a value is written where developers left none, or as a list of their own', () => {
  expect(withValue('x.yaml', 'a:\nb: 1 # one\n', ['a'], 'x: y')).toBe("a: 'x: y'\nb: 1 # one\n");
  expect(withValue('x.yaml', 'a: # none\nb: 1\n', ['a'], null)).toBe(undefined);
  const list = 'a:\n  - 1 # one\n  - 2\n\n# b\nb: 1\n';
  expect(withValue('x.yaml', list, ['a'], [3])).toBe('a:\n  [ 3 ]\n\n# b\nb: 1\n');
  expect(withValue('x.yaml', 'a: { b: ~, c: [1, 2] }\n', ['a', 'b'], 'x, y')).toBe(
    "a: { b: 'x, y', c: [1, 2] }\n",
  );
});

test('whatever stands in a list or a name, every file reads back exactly and nothing else changes', () => {
  const short = hostile.filter(({ length }) => length < 100);
  for (const file of sources.keys()) {
    const facts = factsIn(file, source(file));
    const structured = [short, null, true, 0, [], {}, [{ a: short }], { a: null }];
    const tried = [
      ...facts.flatMap(({ path }) => structured.map((value) => ({ path, value }))),
      ...short.map((value, index) => ({ path: facts[index % facts.length]?.path ?? [], value })),
    ];
    for (const { path, value } of tried) {
      const changed = withValue(file, source(file), path.map(String), value);
      expect(changed, JSON.stringify([path, value])).toBeDefined();
      if (file.endsWith('.json')) JSON.parse(changed ?? '');
    }
  }
});

const row = (file: string, place: string, draft: string): WebsiteWord => {
  const was = readIn(file, source(file), place) ?? '';
  return {
    ...{ id: crypto.randomUUID(), file, place, was, online: null, draft, version: 1 },
    changed_at: '',
  };
};

test('a fact that a developer set meanwhile is a conflict, and no other fact is taken for it', () => {
  const theirs = new Map([...sources, [company, made(company, 'phone', '555 0100')]]);
  const { was, draft } = row(company, 'phone', '555 0134');
  expect(was).toBe('');
  expect(laid(theirs, [{ file: company, place: 'phone', was, words: draft ?? '' }]).outcomes).toEqual([
    { state: 'conflict', stands: '555 0100' },
  ]);
  expect(laid(theirs, [{ file: company, place: 'phone', was, words: '555 0100' }]).outcomes).toEqual([
    { state: 'done' },
  ]);
});

test('facts that do not fit together, or into the texts that name them, wait and say why', async () => {
  const checkout = { fingerprint: '', files: await readContent('.') };
  const home = checkout.files.get('content/home.yaml') ?? '';
  const waitOf = (changed: WebsiteWord) => planOf(checkout, [changed]).waits.get(changed.id);
  expect(waitOf(row(calls, 'hours.sat', '["09:00-09:10"]'))).toEqual({
    because: 'mistake',
    sentence: 'This must have room for a call of 30 minutes.',
  });
  expect(waitOf(row(company, 'name', 'Lumenwerk'))).toBeUndefined();
  const longest = row(company, 'name', 'L'.repeat(40));
  expect(waitOf(longest)).toBeUndefined();
  const wordy = home.replace(
    /^metaDescription: >-\n(?: .*\n)+/m,
    `metaDescription: '{{name}} is here${', there'.repeat(20)}.'\n`,
  );
  const withWordy = { fingerprint: '', files: new Map([...checkout.files, ['content/home.yaml', wordy]]) };
  expect(planOf(withWordy, [longest]).waits.get(longest.id)).toMatchObject({
    sentence: expect.stringMatching(/content\/home\.yaml has a mistake: This must have at most 160/),
  });
  const called = home.replace(
    /^metaDescription: .*$/m,
    `metaDescription: Call {{phone}}${', please'.repeat(6)}.`,
  );
  const online = new Map([
    ...checkout.files,
    ['content/home.yaml', called],
    [company, made(company, 'phone', '1')],
  ]);
  const unset = { ...row(company, 'phone', ''), was: '1' };
  expect(planOf({ fingerprint: '', files: online }, [unset]).waits.get(unset.id)).toMatchObject({
    sentence: expect.stringContaining('{{phone}} is not a known name'),
  });
});

test('a name stands in the facts that name it', () => {
  const files = new Map([[company, made(company, 'name', 'A$&B')]]);
  expect(companyIn(files).author).toBe('A$&B team');
  expect(textsIn(company, source(company))).toHaveLength(26);
});
