import { expect, test } from 'vitest';
import type { PageWord } from '../../../contract/website.ts';
import { whoseWords } from './whose-words.ts';

const word = (file: string, place: string, ...shown: string[]): PageWord => ({
  ...{
    file,
    place,
    shown,
    text: shown.join('\n\n'),
    online: shown.join('\n\n'),
    kind: 'line',
    label: place,
    where: file,
  },
});
const words = [
  word('content/home.yaml', 'hero', 'A headline'),
  word('content/home.yaml', 'first.button', 'Read more'),
  word('content/home.yaml', 'middle', 'In the middle'),
  word('content/home.yaml', 'second.button', 'Read more'),
  word('content/shell.yaml', 'contact', 'Contact'),
  word('content/shell.yaml', 'top', 'Back to the top'),
  word('content/contact.yaml', 'title', 'Contact'),
  word('content/contact.yaml', 'lead', 'Say what eats your time'),
  word('content/privacy.md', 'body[0]', 'One paragraph.', 'And another.'),
];
const whose = (...texts: (string | [string])[]) =>
  whoseWords(
    texts.map((text) => ({ text: String(text), isOfEveryPage: Array.isArray(text) })),
    words,
  ).map((owner) => owner.map((index) => words[index]?.place));

test('a text that stands in one place is that place’s, and an unknown one nobody’s', () => {
  expect(whose('A headline', 'Nobody wrote this', 'And another.')).toEqual([['hero'], [], ['body[0]']]);
});

test('what another page says, too, is the page’s own if that has it as often as it is shown', () => {
  const own = 'content/contact.yaml';
  const texts = [{ text: 'Contact', isOfEveryPage: false }];
  expect(whoseWords(texts, words, own)).toEqual([[6]]);
  expect(whoseWords([...texts, ...texts], words, own)).toEqual([
    [4, 6],
    [4, 6],
  ]);
});

test('what stands twice in a file is found by its neighbors on the page', () => {
  expect(whose('A headline', 'Read more', 'In the middle', 'Read more')).toEqual([
    ['hero'],
    ['first.button'],
    ['middle'],
    ['second.button'],
  ]);
});

test('the header and the footer mean the words of every page, and a page its own', () => {
  expect(whose(['Contact'], 'Contact', 'Say what eats your time', ['Contact'])).toEqual([
    ['contact'],
    ['title'],
    ['lead'],
    ['contact'],
  ]);
});

test('the header and the footer do not tell whose a text between them is', () => {
  expect(whose('Contact', ['Back to the top'])).toEqual([['contact', 'title'], ['top']]);
});

test('what nobody can tell is asked', () => {
  expect(whose('Read more')).toEqual([['first.button', 'second.button']]);
  expect(whose('In the middle', 'A headline', 'Contact')).toEqual([
    ['middle'],
    ['hero'],
    ['contact', 'title'],
  ]);
});
