import { Link, Text } from '@react-pdf/renderer';
import { color, type Face } from './paper-tokens.ts';
import { type Run, typeset } from './typeset.ts';

type Props = {
  face: Face;
  /** The column it stands in; without one it is a single line. */
  width?: number;
  ink?: string;
  children: string | Run[];
};

/** A paragraph, a heading, a label: text set in a face. */
export function Type({ face, width, ink = color.ink, children }: Props) {
  const runs = typeof children === 'string' ? [{ text: children }] : children;
  const lines = width === undefined ? runs : typeset(runs, face, width);
  return (
    <Text
      style={{
        ...(width !== undefined && { width }),
        color: ink,
        fontFamily: face.family,
        fontWeight: face.weight,
        fontSize: face.size,
        lineHeight: face.leading,
        letterSpacing: face.size * face.tracking,
      }}
    >
      {lines.map(({ text, weight = face.weight, href }, index) =>
        href ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: runs never move
          <Link key={index} src={href} style={{ color: color.ink, fontWeight: weight }}>
            {text}
          </Link>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: runs never move
          <Text key={index} style={{ fontWeight: weight }}>
            {text}
          </Text>
        ),
      )}
    </Text>
  );
}
