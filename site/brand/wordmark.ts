import { readFile } from 'node:fs/promises';
import * as harfbuzz from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { company } from '../../content/company.ts';

/** The name as outlines, for pictures without fonts, set as in the header and measured in thousandths of its size. */
const face = 'node_modules/@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-600-normal.woff';
const tracking = -20;

const letters = await outlinesOf(company.name);

export const wordmark = { letters, width: widthOf(letters), ascent: 750, descent: 250 };

type Letter = { start: number; width: number; path: string };

async function outlinesOf(name: string): Promise<Letter[]> {
  const bytes = await subsetFont(await readFile(face), name, { targetFormat: 'truetype' });
  const font = new harfbuzz.Font(new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(bytes).buffer)));
  const word = new harfbuzz.Buffer();
  word.addText(name);
  word.guessSegmentProperties();
  harfbuzz.shape(font, word);

  let start = 0;
  return word.getGlyphInfosAndPositions().map(({ codepoint: glyph, xAdvance: width = 0 }) => {
    if (glyph === 0)
      throw new Error(`content/company.ts: the font of the logo has not every letter of "${name}"`);
    const letter = { start, width, path: font.glyphToPath(glyph) };
    start += width + tracking;
    return letter;
  });
}

function widthOf(word: Letter[]): number {
  const last = word.at(-1);
  return last ? last.start + last.width : 0;
}
