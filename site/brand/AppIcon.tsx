import { company } from '../../content/company.ts';
import { ground, spectrumColor } from './colors.ts';
import { mark } from './mark-lines.ts';
import { ownMark } from './own-mark.ts';

type Props = {
  /** Rounded on its own; square where the system cuts its own shape, with a margin for maskable icons. */
  shape: 'rounded' | 'square' | 'maskable';
};

const frame = { rounded: [0, 32], square: [-3, 38], maskable: [-9, 50] } as const;

export function AppIcon({ shape }: Props) {
  const [start, size] = frame[shape];
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      role="img"
      aria-label={company.name}
      viewBox={`${start} ${start} ${size} ${size}`}
    >
      <clipPath id="edge">
        <rect x={start} y={start} width={size} height={size} rx={shape === 'rounded' ? 7 : 0} />
      </clipPath>
      <g clipPath="url(#edge)">
        <path fill={ground} d={`M${start} ${start}h${size}v${size}h-${size}z`} />
        {ownMark ? (
          // Centered, with air around it.
          <image href={ownMark} x="3" y="3" width="26" height="26" />
        ) : (
          <g
            fill="none"
            stroke={spectrumColor.white}
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
          >
            <path d={mark.ray} />
            {(['pink', 'orange', 'green', 'blue'] as const).map((hue) => (
              <path key={hue} d={mark.beams[hue]} stroke={spectrumColor[hue]} />
            ))}
            <path d={mark.prism} />
          </g>
        )}
      </g>
    </svg>
  );
}

/** The icons in the manifest, for home screens and app lists. */
export const appIcons = {
  'any-192': { size: 192, purpose: 'any', picture: <AppIcon shape="rounded" /> },
  'any-512': { size: 512, purpose: 'any', picture: <AppIcon shape="rounded" /> },
  'maskable-192': { size: 192, purpose: 'maskable', picture: <AppIcon shape="maskable" /> },
  'maskable-512': { size: 512, purpose: 'maskable', picture: <AppIcon shape="maskable" /> },
} as const;
