import { spectrumColor } from './colors.ts';
import { mark } from './mark-lines.ts';

export type Ink = 'spectral' | 'one-color';

/** The mark's lines, for any frame. One color is inherited. */
export function Mark({ ink }: { ink: Ink }) {
  const spectral = ink === 'spectral';
  return (
    <g
      fill="none"
      stroke={spectral ? spectrumColor.white : 'currentColor'}
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={mark.ray} />
      {(['pink', 'orange', 'green', 'blue'] as const).map((hue) => (
        <path key={hue} d={mark.beams[hue]} stroke={spectral ? spectrumColor[hue] : undefined} />
      ))}
      <path d={mark.prism} />
    </g>
  );
}
