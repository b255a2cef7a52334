import { expect, test } from 'vitest';
import { addressIn } from '../LinkDialog.tsx';
import { balanced, marksAt, tidied, typedWith, withLink, withMark } from './marks.ts';
import type { Edit } from './written-blocks.ts';

/** A text whose selection is between two bars, or whose caret is at one. */
function selected(drawn: string): { text: string; at: [number, number] } {
  const [before = '', within = '', after] = drawn.split('|');
  const from = before.length;
  return after === undefined
    ? { text: before + within, at: [from, from] }
    : { text: before + within + after, at: [from, from + within.length] };
}

const draw = (text: string, edit: Edit | undefined): string | undefined => {
  if (!edit) return undefined;
  const now = text.slice(0, edit.from) + edit.words + text.slice(edit.to);
  const [from, to] = edit.selects;
  return from === to
    ? `${now.slice(0, from)}|${now.slice(from)}`
    : `${now.slice(0, from)}|${now.slice(from, to)}|${now.slice(to)}`;
};

test.each([
  ['blanks stay outside', 'We|  never |close.', 'We  **|never|** close.'],
  ['half a word is widened', 'We nev|er cl|ose.', 'We **|never close|**.'],
  ['a caret marks its word, and stays behind it', 'We nev|er close.', 'We **never|** close.'],
  ['pressed again it goes', 'We **|never|** close.', 'We |never| close.'],
  ['part of what is bold goes as a whole', 'We **never |ever|** close.', 'We |never ever| close.'],
  ['what is partly bold becomes bold once', 'We **never** |ever close|.', 'We **never** **|ever close|**.'],
  ['half of what is bold takes in the rest', 'We **ne|ver** ever| close.', 'We **|never ever|** close.'],
  ['a link is one piece', 'See [our |prices](/pricing) no|w.', 'See **|[our prices](/pricing) now|**.'],
  ['words of a link are marked in it', 'See [our |prices|](/pricing).', 'See [our **|prices|**](/pricing).'],
  ['a placeholder is one piece', 'Within |{{answer|Time}}.', 'Within **|{{answerTime}}|**.'],
  ['code is one piece', 'Run `npm |ci` no|w.', 'Run **|`npm ci` now|**.'],
  ['an escaped star is no mark', '2 \\* |3| \\* 4', '2 \\* **|3|** \\* 4'],
  ['each paragraph has its own', 'One |two.\n\nThree| four.', 'One **|two.**\n\n**Three|** four.'],
  [
    'signs of lists and headings stay outside',
    '|## One\n\n- two\n- three|',
    '## **|One**\n\n- **two**\n- **three|**',
  ],
  ['what is italic stays so', 'We _|never|_ close.', 'We _**|never|**_ close.'],
])('bold: %s', (_, drawn, expected) => {
  const { text, at } = selected(drawn);
  expect(draw(text, withMark(text, at, 'strong'))).toBe(expected);
});

test('italics stand beside bold, and there is nothing to mark between words', () => {
  const { text, at } = selected('We **|never|** close.');
  expect(draw(text, withMark(text, at, 'emphasis'))).toBe('We **_|never|_** close.');
  expect(marksAt('We **_never_** close.', [6, 11]).has).toEqual(['strong', 'emphasis']);
  for (const nothing of ['We | close.', '|', 'We |  | close.']) {
    const none = selected(nothing);
    expect(withMark(none.text, none.at, 'strong')).toBeUndefined();
  }
});

test.each([
  ['See our |prices| now.', '/pricing', 'See our [|prices|](/pricing) now.'],
  ['See our | now.', '/pricing', 'See our [Prices](/pricing)| now.'],
  ['See [our |pri|ces](/old) now.', '/pricing', 'See [|our prices|](/pricing) now.'],
  ['See [our |pri|ces](/old) now.', '', 'See |our prices| now.'],
  ['See |our [prices](/old)| now.', '/pricing', 'See [|our prices|](/pricing) now.'],
  ['A |[note]|.', 'https://a.example/(b)', 'A [|\\[note\\]|](https://a.example/%28b%29).'],
])('a link: %s to %s', (drawn, address, expected) => {
  const { text, at } = selected(drawn);
  expect(draw(text, withLink(text, at, address, 'Prices'))).toBe(expected);
});

test('an address is taken as it is meant, and a page that is not there is refused', () => {
  const pages = [{ path: '/pricing', title: 'Prices' }];
  const of = (typed: string) => Object.values(addressIn(typed, pages))[0];
  expect(of('/pricing?from=letter#sums')).toBe('/pricing?from=letter#sums');
  expect(of('https://a.example/b')).toBe('https://a.example/b');
  expect(of('www.a.example')).toBe('https://www.a.example');
  expect(of('me@a.example')).toBe('mailto:me@a.example');
  expect(of('+1 555 0134')).toBe('tel:+15550134');
  for (const [typed, why] of [
    ['/prices', '/prices leads to no page'],
    ['//a.example', 'No page'],
    ['javascript:alert(1)', 'not allowed'],
    ['http://a.example', 'not allowed'],
    ['words', 'No page'],
  ] as const)
    expect(addressIn(typed, pages), typed).toMatchObject({ refusal: expect.stringContaining(why) });
});

/** What becomes of a text in which the signs are not seen, when words are typed in the place of a selection. */
const typed = (drawn: string, words: string): string | undefined => {
  const { text, at } = selected(drawn);
  const end = at[0] + words.length;
  return draw(text, balanced(text, { from: at[0], to: at[1], words, selects: [end, end] }));
};

test.each([
  ['within what is bold', 'We **nev|er** close.', 'x', 'We **nevx|er** close.'],
  ['at its end it goes on', 'We **never|** close.', 'x', 'We **neverx|** close.'],
  ['behind its end, which is not seen, too', 'We **never**| close.', 'x', 'We **neverx|** close.'],
  ['before it', 'We |**never** close.', 'x', 'We x|**never** close.'],
  ['at the end of a link it is behind it', 'See [**all**|](/pricing).', 'x', 'See [**all**](/pricing)x|.'],
  ['what is bold and all deleted is no more', 'We **|never|** close.', '', 'We | close.'],
  ['so is what is bold and italic', 'We **_|never_|** close.', '', 'We | close.'],
  ['a cut end stays', 'We **ne|ver** cl|ose.', '', 'We **ne|**ose.'],
  ['a cut beginning stays', 'W|e **nev|er** close.', '', 'W|**er** close.'],
  ['what replaces bold words is bold', 'We **|never|** close.', 'all', 'We **all|** close.'],
  ['what replaces more than these is not', '|We **never|** close.', 'all', 'all| close.'],
  ['a break within', 'We **nev|er** close.', '\n\n', 'We **nev**\n\n|**er** close.'],
  ['a break at the end', 'We **never|** close.', '\n\n', 'We **never**\n\n| close.'],
  ['a star that is none goes with its backslash', '2 \\|*| 3', '', '2 | 3'],
  ['what is before it leaves it', '2| \\|* 3', '', '2|\\* 3'],
])('typed: %s', (_, drawn, words, expected) => {
  expect(typed(drawn, words)).toBe(expected);
});

test('bold begins with what is typed next, and ends where it is turned off', () => {
  expect(draw('We close.', typedWith('We close.', 3, 'strong', 'x'))).toBe('We **x|**close.');
  expect(draw('**We**.', typedWith('**We**.', 4, 'strong', ' '))).toBe('**We** |.');
  expect(typedWith('We.', 2, 'strong', ' ')).toBeUndefined();
  expect(typedWith('_We_.', 3, 'emphasis', 'x')).toBeUndefined();
});

test('blanks at the end of a mark are kept behind it', () => {
  expect(tidied('We **never _close _** at [all ](/x).')).toBe('We **never _close_**  at [all](/x) .');
  expect(marksAt('2 * 3 * 4', [4, 5]).has).toEqual([]);
});
