import sans from '@fontsource-variable/noto-sans/unicode.json' with { type: 'json' };
import arabic from '@fontsource-variable/noto-sans-arabic/unicode.json' with { type: 'json' };
import japanese from '@fontsource-variable/noto-sans-jp/unicode.json' with { type: 'json' };

/** What our own fonts do not have: they have the letters of the languages of Europe that are written in Latin ones. */
const foreign =
  /[^\n\u0020-\u007e\u00a0-\u00a3\u00a5-\u00ac\u00ae-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u0126-\u012b\u012e-\u0133\u0136\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u015b\u015e-\u0161\u0164\u0165\u0168-\u017e\u0218-\u021b\u1e80-\u1e85\u1e9e\u1ef2-\u1ef9\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020\u2022\u2026\u2032\u2033\u2039\u203a\u20ac\u2122\u2191\u2193\u2212]/u;

export const ourLetters = Array.from({ length: 0x2300 }, (_, code) => String.fromCodePoint(code)).filter(
  (letter) => letter !== '\n' && !foreign.test(letter),
);

/** Files of a typeface for Greek, Cyrillic, Arabic and Japanese, with the ranges of letters that they have. */
const borrowed = [
  ...['greek', 'greek-ext', 'cyrillic', 'cyrillic-ext'].map((part) => fileOf('noto-sans', part, sans)),
  fileOf('noto-sans-arabic', 'arabic', arabic),
  // The other parts are for Latin letters.
  ...Object.keys(japanese)
    .filter((part) => part.startsWith('['))
    .map((part) => fileOf('noto-sans-jp', part, japanese)),
];

function fileOf(face: string, part: string, parts: Record<string, string>) {
  const name = `${face}-${part.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`;
  return { file: `@fontsource-variable/${face}/files/${name}`, ranges: parts[part] ?? '' };
}

/** Letters that these files are said to have, and have not. */
const rare = /[\u0897\u03e2-\u03ef\u1c89\u1c8a\ufbc3-\ufdff\u{102e0}-\u{102fb}]/u;

function lettersOf(ranges: string): string[] {
  const codes = ranges.split(',').flatMap((range) => {
    const [first = 0, last = first] = range
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  return codes.map((code) => String.fromCodePoint(code)).filter((letter) => !rare.test(letter));
}

let filesByLetter: Map<string, string> | undefined;

/** The file that has a letter beyond ours. Most texts have none, so nothing is read before the first. */
function fileThatHas(letter: string): string | undefined {
  filesByLetter ??= new Map(
    borrowed.flatMap(({ file, ranges }) =>
      lettersOf(ranges).map((letter): [string, string] => [letter, file]),
    ),
  );
  return filesByLetter.get(letter);
}

const foreignIn = (text: string) =>
  foreign.test(text) ? [...new Set(text)].filter((letter) => foreign.test(letter)) : [];

/** The files that a text needs besides those of our own fonts, each with all letters that it has. */
export function facesBeyondOurs(text: string): { file: string; letters: string }[] {
  const needed = new Set(foreignIn(text).map(fileThatHas));
  return borrowed.flatMap(({ file, ranges }) =>
    needed.has(file) ? { file, letters: lettersOf(ranges).join('') } : [],
  );
}

/** The first character of a text that no font here can draw. Pages take it from the visitor's; link pictures and papers cannot. */
export function undrawnIn(text: string): string | undefined {
  const undrawn = foreignIn(text).filter((letter) => !fileThatHas(letter));
  if (undrawn.length === 0) return undefined;
  const characters = [...new Intl.Segmenter('en').segment(text)].map(({ segment }) => segment);
  return characters.find((character) => undrawn.some((letter) => character.includes(letter)));
}
