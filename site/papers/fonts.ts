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

/** How much room text takes on a line. */
export function widthOf(text: string, { family: fontFamily, weight, size, tracking }: Face): number {
  const font = Font.getFont({ fontFamily, fontWeight: weight })?.data;
  if (!font) throw new Error(`${fontFamily} ${weight} is not loaded`);
  return (font.layout(text).advanceWidth / font.unitsPerEm + text.length * tracking) * size;
}
