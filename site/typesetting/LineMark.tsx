import { spectrumColor } from '../brand/colors.ts';
import { mark, markFrame } from '../brand/mark-lines.ts';

/** The company's mark in thin lines; what is not light takes the color of the words beside it. */
export function LineMark() {
  const { x, y, width, height } = markFrame;
  return (
    <svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true" viewBox={`${x} ${y} ${width} ${height}`}>
      <g fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round">
        <path d={mark.ray} />
        <path d={mark.prism} />
        {(['pink', 'orange', 'green', 'blue'] as const).map((hue) => (
          <path key={hue} stroke={spectrumColor[hue]} d={mark.beams[hue]} />
        ))}
      </g>
    </svg>
  );
}
