import { expect, test } from 'vitest';
import { addressIn } from './LinkDialog.tsx';
import { marksAt, withLink, withMark } from './marks.ts';
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
