import { readFileSync } from 'node:fs';
import { create } from 'fontkitten';
import { expect, test } from 'vitest';
import { ourLetters, undrawnIn } from './letters.ts';

/** Each face has a file for English, and one for other languages in Latin letters. */
const filesOf = (face: string, weight: number) =>
  ['latin', 'latin-ext'].map((letters) =>
    create(readFileSync(`node_modules/@fontsource/${face}/files/${face}-${letters}-${weight}-normal.woff`)),
  );

test('a letter that is called ours is in the face of headings, or in that of texts', () => {
  const headings = filesOf('bricolage-grotesque', 600);
  const texts = [filesOf('instrument-sans', 400), filesOf('instrument-sans', 600)];
  const has = (files: typeof headings, letter: string) =>
    files.some(
      (file) => 'hasGlyphForCodePoint' in file && file.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0),
    );
  const missing = ourLetters.filter(
    (letter) => !has(headings, letter) && !texts.every((files) => has(files, letter)),
  );
  expect(missing).toEqual([]);
  expect(ourLetters.length).toBeGreaterThan(300);
});

test.each([
  ['Łódź, Škoda, “Œuvre” & Søn…', undefined],
  ['Party 🎉', '🎉'],
  ['A family 👨‍👩‍👧 of', '👨‍👩‍👧'],
  ['Ελληνικά, Їжак, العربية ١٢٣, 髙橋カフェ', undefined],
  ['한국', '한'],
])('of %j what cannot be drawn is %j', (text, undrawn) => {
  expect(undrawnIn(text)).toBe(undrawn);
});
