import { readFile } from 'node:fs/promises';
import { AstroError } from 'astro/errors';
import { create, type Font } from 'fontkitten';
import * as harfbuzz from 'harfbuzzjs';
import type { ReactNode } from 'react';
import subsetFont from 'subset-font';
import { company } from '../../content/company.ts';
import { spectrumColor } from './colors.ts';
import { type Ink, Mark } from './Mark.tsx';
import { markFrame } from './mark-lines.ts';

/** The name as outlines, for pictures without fonts, set as in the header and measured in thousandths of its size. */
const faces = [
  'bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff',
  'bricolage-grotesque/files/bricolage-grotesque-latin-ext-600-normal.woff',
  'instrument-sans/files/instrument-sans-latin-600-normal.woff',
  'instrument-sans/files/instrument-sans-latin-ext-600-normal.woff',
];
const tracking = -20;

const letters = await outlinesOf(company.name);

const wordmark = { letters, width: widthOf(letters), ascent: 750, descent: 250 };

/** The size of the name beside the mark. */
const size = 24;
const word = {
  width: (wordmark.width * size) / 1000,
  ascent: (wordmark.ascent * size) / 1000,
  descent: (wordmark.descent * size) / 1000,
};

/** Pictures for print, profiles and partners. The spectral ones are for dark backgrounds. */
export const brandPictures = {
  mark: <MarkPicture ink="spectral" />,
  'mark-one-color': <MarkPicture ink="one-color" />,
  wordmark: <WordmarkPicture ink="spectral" />,
  'wordmark-one-color': <WordmarkPicture ink="one-color" />,
  logo: <LogoPicture ink="spectral" />,
  'logo-one-color': <LogoPicture ink="one-color" />,
};

function MarkPicture({ ink }: { ink: Ink }) {
  const { x, y, width, height } = markFrame;
  return (
    <Picture viewBox={`${x} ${y} ${width} ${height}`}>
      <Mark ink={ink} />
    </Picture>
  );
}

function WordmarkPicture({ ink }: { ink: Ink }) {
  return (
    <Picture viewBox={`0 0 ${word.width} ${word.ascent + word.descent}`}>
      <Word ink={ink} x={0} baseline={word.ascent} />
    </Picture>
  );
}

/** The baseline of the name is the prism's base. */
function LogoPicture({ ink }: { ink: Ink }) {
  const { x, y, width } = markFrame;
  const baseline = 25;
  const wordStart = x + width + 11;
  return (
    <Picture viewBox={`${x} ${y} ${wordStart - x + word.width} ${baseline - y + word.descent}`}>
      <clipPath id="frame">
        <path d={`M${x} 0h${width}v32h-${width}z`} />
      </clipPath>
      <g clipPath="url(#frame)">
        <Mark ink={ink} />
      </g>
      <Word ink={ink} x={wordStart} baseline={baseline} />
    </Picture>
  );
}

function Word({ ink, x, baseline }: { ink: Ink; x: number; baseline: number }) {
  return (
    <g
      fill={ink === 'spectral' ? spectrumColor.white : 'currentColor'}
      transform={`translate(${x} ${baseline}) scale(${size / 1000} ${-size / 1000})`}
    >
      {wordmark.letters.map(({ start, path }) => (
        <path key={start} transform={`translate(${start})`} d={path} />
      ))}
    </g>
  );
}

function Picture({ viewBox, children }: { viewBox: string; children: ReactNode }) {
  return (
    <svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label={company.name} viewBox={viewBox}>
      {children}
    </svg>
  );
}

type Letter = { start: number; width: number; path: string };

/** Sets each part of the name in the first face that has its letters. Nearly every name is one part. */
async function outlinesOf(name: string): Promise<Letter[]> {
  const fonts = await Promise.all(
    faces.map((face) => readFile(`node_modules/@fontsource/${face}`).then((bytes) => create(bytes) as Font)),
  );
  const faceOf = (letter: string) =>
    fonts.findIndex((font) => font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0));
  const parts: { face: number; text: string }[] = [];
  for (const letter of name) {
    const face = faceOf(letter);
    const last = parts.at(-1);
    if (face === -1)
      throw new AstroError(`content/company.json: the fonts of the logo do not have "${letter}"`);
    if (last?.face === face) last.text += letter;
    else parts.push({ face, text: letter });
  }
  let start = 0;
  const letters: Letter[] = [];
  for (const { face, text } of parts)
    for (const { width, path } of await shaped(faces[face] ?? '', text)) {
      letters.push({ start, width, path });
      start += width + tracking;
    }
  return letters;
}

async function shaped(face: string, text: string): Promise<Pick<Letter, 'width' | 'path'>[]> {
  const whole = await readFile(`node_modules/@fontsource/${face}`);
  const bytes = await subsetFont(whole, text, { targetFormat: 'truetype' });
  const font = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(bytes).buffer)));
  const word = new harfbuzz.Buffer();
  word.addText(text);
  word.guessSegmentProperties();
  harfbuzz.shape(font, word);
  return word
    .getGlyphInfosAndPositions()
    .map(({ codepoint: glyph, xAdvance: width = 0 }) => ({ width, path: font.glyphToPath(glyph) }));
}

function widthOf(word: Letter[]): number {
  const last = word.at(-1);
  return last ? last.start + last.width : 0;
}
