import { spectrumColor } from '../brand/colors.ts';
import { fontOf } from '../papers/fonts.ts';
import type { Face } from '../papers/paper-tokens.ts';

type Props = {
  face: Face;
  /** The top of the first line. */
  top: number;
  left: number;
  lines: string[];
};

/** How far below its top a line stands, as a share of its size. */
const ascent = 0.8;

/** Lines of text as outlines: pictures carry no fonts. */
export function Lettering({ face, top, left, lines }: Props) {
  return (
    <g fill={spectrumColor.white}>
      {lines.map((line, index) => (
        <path
          key={line}
          transform={`translate(${left} ${top + face.size * (ascent + index * face.leading)})`}
          d={outlinesOf(line, face)}
        />
      ))}
    </g>
  );
}

/** What we use of a font's glyph, which comes without types. */
type Glyph = { path: Outline };
type Outline = {
  scale(x: number, y: number): Outline;
  translate(x: number, y: number): Outline;
  toSVG(): string;
};

function outlinesOf(text: string, face: Face): string {
  const font = fontOf(face);
  const scale = face.size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let x = 0;
  return glyphs
    .map((glyph: Glyph, index: number) => {
      const outline = glyph.path.scale(scale, -scale).translate(x, 0).toSVG();
      x += (positions[index]?.xAdvance ?? 0) * scale + face.tracking * face.size;
      return outline;
    })
    .join('');
}
