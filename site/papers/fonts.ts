import { join } from 'node:path';
import { Font } from '@react-pdf/renderer';
import { type Face, family } from './paper-tokens.ts';

const file = (name: string, weight: number) =>
  join('node_modules/@fontsource', name, 'files', `${name}-latin-${weight}-normal.woff`);

// PDF readers know no variable fonts, so paper uses the static cuts of the same two families.
const cuts = [
  { family: family.display, fontWeight: 600, src: file('bricolage-grotesque', 600) },
  { family: family.text, fontWeight: 400, src: file('instrument-sans', 400) },
  { family: family.text, fontWeight: 600, src: file('instrument-sans', 600) },
] as const;

export async function loadFonts(): Promise<void> {
  for (const cut of cuts) {
    Font.register(cut);
    await Font.load({ fontFamily: cut.family, fontWeight: cut.fontWeight });
  }
  Font.registerHyphenationCallback((word) => [word]);
}

export function fontOf({ family: fontFamily, weight }: Face) {
  const font = Font.getFont({ fontFamily, fontWeight: weight })?.data;
  if (!font) throw new Error(`${fontFamily} ${weight} is not loaded`);
  return font;
}

const advances = new Map<string, number>();

/** How wide text is in its own size. Measuring is slow, and words come back. */
function advanceOf(text: string, face: Face): number {
  const key = `${face.family} ${face.weight} ${text}`;
  const known = advances.get(key);
  if (known !== undefined) return known;
  const font = fontOf(face);
  const advance = font.layout(text).advanceWidth / font.unitsPerEm;
  advances.set(key, advance);
  return advance;
}

/** How much room text takes on a line. */
export function widthOf(text: string, face: Face): number {
  return (advanceOf(text, face) + text.length * face.tracking) * face.size;
}
