import { beforeAll, expect, test } from 'vitest';
import { loadFonts } from './fonts.ts';
import { face } from './paper-tokens.ts';
import { typeset } from './typeset.ts';

beforeAll(loadFonts);

const linesOf = (text: string, width: number) =>
  typeset([{ text }], face.body, width)
    .map((run) => run.text)
    .join('')
    .split('\n');

test('no lone word makes the last line', () => {
  expect(linesOf('Talk it over with the people at the counter who will use it', 300).at(-1)).toMatch(/ /);
});

test('a line may end within a link, which stays one run', () => {
  const [before, link, after] = typeset(
    [{ text: 'Build it with ' }, { text: 'our guide for owners', href: 'https://x.example' }, { text: '.' }],
    face.body,
    150,
  );
  expect(before?.text).toBe('Build it with ');
  expect(link).toEqual({ text: 'our\nguide for owners', href: 'https://x.example' });
  expect(after?.text).toBe('.');
});

test('a word wider than the column has a line of its own', () => {
  expect(linesOf('a verylongwordthatfitsnowhere b', 60)).toEqual(['a', 'verylongwordthatfitsnowhere', 'b']);
});
