/**
 * What our own fonts do not have: they have the letters of the languages of Europe that are written in Latin ones. Pages take any
 * other from the visitor's fonts. The logo, the pictures for links and the papers cannot.
 */
const foreign =
  /[^\n\u0020-\u007e\u00a0-\u00a3\u00a5-\u00ac\u00ae-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u0126-\u012b\u012e-\u0133\u0136\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150-\u015b\u015e-\u0161\u0164\u0165\u0168-\u017e\u0218-\u021b\u1e80-\u1e85\u1e9e\u1ef2-\u1ef9\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020\u2022\u2026\u2032\u2033\u2039\u203a\u20ac\u2122\u2191\u2193\u2212]/u;

export const ourLetters = Array.from({ length: 0x2300 }, (_, code) => String.fromCodePoint(code)).filter(
  (letter) => letter !== '\n' && !foreign.test(letter),
);

/** The first character of a text that our fonts cannot draw. Most texts have none. */
export const undrawnIn = (text: string): string | undefined =>
  foreign.test(text)
    ? [...new Intl.Segmenter('en').segment(text)].find(({ segment }) => foreign.test(segment))?.segment
    : undefined;
