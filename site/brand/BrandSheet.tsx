import type { ReactNode } from 'react';
import { company } from '../../content/company.ts';
import { spectrumColor } from './colors.ts';
import { type Ink, Mark } from './Mark.tsx';
import { markFrame } from './mark-lines.ts';
import { wordmark } from './wordmark.ts';

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
