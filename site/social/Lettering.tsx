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
  const scale = face.size / fontOf(face).unitsPerEm;
  return (
    <g fill={spectrumColor.white}>
      {lines.map((line, index) => (
        <g
          key={line}
          transform={`translate(${left} ${top + face.size * (ascent + index * face.leading)}) scale(${scale} ${-scale})`}
        >
          <Line text={line} face={face} />
        </g>
      ))}
    </g>
  );
}

/** A line in the units of its font, upwards from its baseline. */
function Line({ text, face }: { text: string; face: Face }) {
  const font = fontOf(face);
  const { glyphs, positions } = font.layout(text);
  const tracking = face.tracking * font.unitsPerEm;
  let right = 0;
  return glyphs.map((glyph: Glyph, index: number) => {
    const start = right;
    right += (positions[index]?.xAdvance ?? 0) + tracking;
    return <path key={start} transform={`translate(${start})`} d={outlineOf(glyph)} />;
  });
}

/** What we use of a font's glyph, which comes without types. */
type Glyph = { path: { toSVG(): string } };

const outlines = new WeakMap<Glyph, string>();

/** A font has few letters: the curves of each are written out once. */
function outlineOf(glyph: Glyph): string {
  const known = outlines.get(glyph) ?? glyph.path.toSVG();
  outlines.set(glyph, known);
  return known;
}
