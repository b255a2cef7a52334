import { globSync, readFileSync } from 'node:fs';
import { markdownToHtml } from 'satteri';
import { describe, expect, test } from 'vitest';
import { holdsBlocks } from '../../contract/website.ts';
import { hostile } from '../../tests/support/hostile-words.ts';
import { howMany } from '../../tests/support/thorough.ts';
import { aloneOf, blockPlace, blocksOf } from './blocks.ts';
import { fieldsOf, pieceOf, placeOf, spliced } from './fields.ts';
import { orRefusal, Refusal } from './refusal.ts';
import { refuseFile, rewritten, type Wanted, withText } from './rewrite.ts';
import { wordsIn } from './words.ts';

const files = globSync('content/**/*.{md,yaml}').map((name) => name.replaceAll('\\', '/'));
const sources = files.sort().map((file) => [file, readFileSync(file, 'utf8')] as const);
const texts = sources.flatMap(([file, source]) => {
  const ranges = rangesIn(file, source);
  const order = pieceOf(file, source, ['order'], 0);
  if (order) ranges.set('order', [order.from, order.to]);
  return wordsIn(file, source).map((word) => ({ word, source, range: ranges.get(word.place) ?? [0, 0] }));
});

function rangesIn(file: string, source: string) {
  const fields = fieldsOf(file, source).texts.map((field) => ({ ...field, place: placeOf(field.path) }));
  const blocks = file.endsWith('.md') ? blocksOf(source) : [];
  return new Map(
    [...fields, ...blocks.map((block) => ({ ...block, place: blockPlace(block.path) }))].map(
      ({ place, from, to }) => [place, [from, to]],
    ),
  );
}

const inlineTags = ['a', 'br', 'code', 'del', 'em', 'p', 'strong'];
const blockTags = ['blockquote', 'h2', 'h3', 'li', 'ol', 'ul'];

const tagsIn = (source: string) =>
  [...markdownToHtml(source).html.matchAll(/<(\/?)([a-z][a-z\d]*|[!?])([^>]*)/gi)].map(
    ([, , name = '', attributes = '']) => ({ name, attributes }),
  );

/** Undefined if the words are refused. */
function attempt({ word, source, range: [from = 0, to = 0] }: (typeof texts)[number], words: string) {
  const { file, place } = word;
  const changed = orRefusal(() => withText(file, source, place, words));
  const what = `${file} ${place}: ${JSON.stringify(words)}`;
  if (changed instanceof Refusal) {
    expect(changed.message, what).toMatch(/^[A-Z\p{P}].*\.$/su);
    return undefined;
  }
  // A renamed heading takes its exhibits along, above it.
  const isWritten = holdsBlocks(file) && place.startsWith('body[') && word.kind !== 'cell';
  // The level of a heading is written before its words.
  const before = isWritten ? source.slice(0, from).replace(/#+ $/, '') : source.slice(0, from);
  const isBelow = word.kind === 'heading' && source.includes('  after: ');
  if (!isBelow) expect(changed.startsWith(before), what).toBe(true);
  expect(changed.endsWith(source.slice(to)), what).toBe(true);
  const now = wordsIn(file, changed);
  const then = wordsIn(file, source);
  const at = then.findIndex((other) => other.place === place);
  const more = now.length - then.length;
  const ours = now.slice(at, at + more + 1);
  const said = isWritten ? blocksOf(aloneOf(words, word.kind)).map(({ text }) => text) : [words];
  expect(ours.map(({ text }) => text).join('\n\n'), what).toBe(said.join('\n\n'));
  const others = [...now.slice(0, at), ...now.slice(at + more + 1)].map(({ text }) => text);
  expect(others, what).toEqual(then.filter((_, index) => index !== at).map(({ text }) => text));
  if (place.startsWith('body[')) expectNoCode(source, changed, what, isWritten ? blockTags : []);
  return changed;
}

function expectNoCode(source: string, changed: string, what: string, more: string[]): void {
  const safeTags = [...inlineTags, ...more];
  const rest = (text: string) =>
    tagsIn(text)
      .map(({ name }) => name)
      .filter((name) => !safeTags.includes(name))
      .join();
  expect(rest(changed), what).toBe(rest(source));
  const old = new Set(tagsIn(source).map(({ attributes }) => attributes));
  for (const { name, attributes } of tagsIn(changed)) {
    if (!safeTags.includes(name) || old.has(attributes)) continue;
    expect(attributes, what).toMatch(
      /^$|^ href="(https:\/\/|mailto:|tel:|\/(?!\/)|#)[^"\\]*"( title="[^"]*")?$/,
    );
  }
}

// The steps share no divisor with the numbers of texts and of words, so every text and every word has its turn.
test('hostile words change nothing but their own bytes and read back exactly, or are refused', () => {
  const open = texts.filter(({ word }) => !word.fixed);
  expect(open.length).toBeGreaterThan(4000);
  const pairs = howMany(250, 60_000);
  let taken = 0;
  for (let pair = 0; pair < pairs; pair += 1) {
    const text = open[(pair * 1009) % open.length];
    const words = hostile[pair % hostile.length];
    if (text && words !== undefined && attempt(text, words) !== undefined) taken += 1;
  }
  expect(taken).toBeGreaterThan(pairs / 4);
}, 1_800_000);

test('ordinary words are taken everywhere', () => {
  const open = texts.filter(({ word }) => !word.fixed && word.kind !== 'order');
  const some = open.filter((_, index) => index % howMany(40, 1) === 0);
  expect(some.length).toBeGreaterThan(100);
  const refused = some.filter((text) => attempt(text, 'Other words: more of “them”') === undefined);
  expect(refused).toEqual([]);
}, 600_000);

describe('the style of a value stays, as long as it can', () => {
  const yaml = `# Above.
plain: Plain # beside
single: 'it is'
double: "a \\"b\\""
folded: >- # remark
  One line
  and another.

literal: |
  Dear {first name},

  thank you.
# Below.
list: [one, 'two', { label: three }]
`;
  const fields = fieldsOf('a.yaml', yaml);

  test.each([
    ['plain', 'Other words', 'Other words'],
    ['plain', 'Other: words', "'Other: words'"],
    ['plain', "it's: so", '"it\'s: so"'],
    ['plain', '2025-01-01', "'2025-01-01'"],
    ['single', "it's", "'it''s'"],
    ['double', 'plain', '"plain"'],
    ['folded', 'Fewer.', '>- # remark\n  Fewer.\n'],
    ['folded', 'Two\nlines', '>- # remark\n  Two\n\n  lines\n'],
    ['folded', ' begins with a blank', '" begins with a blank"\n'],
    ['literal', 'Dear\n\nyou\n', '|\n  Dear\n\n  you\n'],
    ['literal', 'no break', '|-\n  no break\n'],
    ['list[0]', 'a, b', "'a, b'"],
    ['list[2].label', 'four', 'four'],
  ])('%s: %j', (place, words, written) => {
    const field = fields.texts.find(({ path }) => placeOf(path) === place);
    if (!field) throw new Error(`no ${place}`);
    const piece = pieceOf('a.yaml', yaml, field.path, words);
    expect(piece && spliced(yaml, [piece], 0)).toBe(
      yaml.slice(0, field.from) + written + yaml.slice(field.to),
    );
  });
});

const study = 'content/case-studies/barber-shop-ai.md';
const sourceOf = (name: string) => sources.find(([file]) => file === name)?.[1] ?? '';

test('a renamed heading takes its exhibits along', () => {
  const file = 'content/white-papers/ai-automation-roi.md';
  const source = sourceOf(file);
  const heading = wordsIn(file, source).find(({ text }) => text === 'Write down where the hours go');
  expect(withText(file, source, heading?.place ?? '', 'Count: the hours')).toBe(
    source
      .replace('after: Write down where the hours go', "after: 'Count: the hours'")
      .replace('## Write down where the hours go', '## Count: the hours'),
  );
});

test('an empty line makes a paragraph, in a quote as well', () => {
  const file = 'content/blog/x.md';
  const source = '---\ntitle: x\n---\n\n> one\n> two\n\nAfter.\n';
  expect(withText(file, source, 'body[0][0]', 'three\n\nfour')).toBe(
    source.replace('> one\n> two', '> three\n>\n> four'),
  );
});

test('a text with gaps keeps to their names', () => {
  const file = 'content/home.yaml';
  const highest = (words: string) => () => withText(file, sourceOf(file), 'price.worth', words);
  expect(highest('At most {highest}.')).not.toThrow();
  expect(highest('At most {heighest}.')).toThrow('{heighest}');
  expect(highest('At most {highest.')).toThrow('brace');
});

test('what cannot be typed says why, and unknown places are refused', () => {
  const film = 'content/film.yaml';
  expect(() => withText(film, sourceOf(film), 'shots.glass.line', 'x')).toThrow('film');
  for (const place of [
    'hue',
    'results[0].icon',
    'month',
    'solutions[0]',
    'exhibits[0].after',
    'body[999]',
    '',
  ]) {
    expect(() => withText(study, sourceOf(study), place, 'x'), place).toThrow('This text no longer exists.');
  }
  expect(() => withText('content/company.ts', 'x', '', 'x')).toThrow(Refusal);
  expect(() => withText('content/../package.json', '{}', '', 'x')).toThrow(Refusal);
});

test.each([
  ['<script>alert(1)</script>', 'HTML'],
  ['a <b>word</b>', 'HTML'],
  ['[x](javascript:alert(1))', 'javascript:'],
  ['[x]: javascript:alert(1)\n\n[x]', 'javascript:'],
  ['![x](/x.png)', 'Pictures'],
  ['{{nobody}}', '{{nobody}}'],
  ['a\u0000b', 'invisible character'],
])('a whole file with %j is refused', (words, why) => {
  const file = `---\ntitle: x\n---\n\n${words}\n`;
  expect(() => refuseFile('content/blog/new.md', file)).toThrow(why);
});

test('a file keeps to 64 KB', () => {
  const [letter, emoji] = ['x'.repeat(65_518), '😀'.repeat(16_380)];
  const file = (words: string) => () => refuseFile('content/blog/new.md', `---\ntitle: x\n---\n${words}\n`);
  expect(file(letter)).not.toThrow();
  expect(file(`${letter}x`)).toThrow(Refusal);
  expect(file(emoji)).toThrow(Refusal);
});

test('every file that is there is accepted', () => {
  const entries = sources.filter(([file]) =>
    /(blog|documentation|case-studies|white-papers|solutions)\//.test(file),
  );
  expect(entries.length).toBeGreaterThan(20);
  for (const [file, source] of entries) expect(() => refuseFile(file, source), file).not.toThrow();
});

const typed = texts.flatMap(({ word }) => (word.fixed || word.kind === 'order' ? [] : [word]));
const newer = (text: string) => text.replace(/\p{L}+/u, (word) => `${word}, it’s “so”, ${word}`);

const isTaken = (file: string, source: string, ...wanted: Wanted[]) =>
  !(orRefusal(() => rewritten(file, source, wanted)) instanceof Refusal);

/** One after the other, from the last to the first: what a single text is changed by. */
function inTurn(file: string, source: string, wanted: Wanted[]): string {
  return wanted.toReversed().reduce((changed, each) => rewritten(file, changed, [each]), source);
}

const some = [
  'content/home.yaml',
  'content/privacy.md',
  'content/blog/ai-barber-shop.md',
  'content/solutions/ai-chatbots.yaml',
];

test.each(some)('texts of %s that are changed together read as if they were changed in turn', (file) => {
  const source = sourceOf(file);
  const wanted = typed
    .filter((word) => word.file === file)
    .map((word, index) => ({
      word,
      words: index % 5 === 1 && word.kind === 'paragraph' ? `${word.text}\n\nOne more.` : newer(word.text),
    }))
    .filter((each) => isTaken(file, source, each));
  expect(wanted.length).toBeGreaterThan(10);
  expect(rewritten(file, source, wanted)).toBe(inTurn(file, source, wanted));
});

test.each(['# A heading', '<b>bold</b>', '- a list', '[x](javascript:alert(1))', '*a', '> a', '```'])(
  'what a text alone does not take, such as %j, it does not take together with another one',
  (words) => {
    const file = 'content/privacy.md';
    const source = sourceOf(file);
    const [first, second] = typed.filter((word) => word.file === file && word.kind === 'paragraph');
    if (!first || !second) throw new Error('The privacy page has no two paragraphs.');
    const wanted = { word: second, words };
    expect(isTaken(file, source, { word: first, words: 'Fine.' }, wanted)).toBe(
      isTaken(file, source, wanted),
    );
  },
);
