import { lesson as labels } from '../../../content/labels.ts';
import type { Chapter } from './chapters.ts';

/** The past is a white ray, the moment a prism, and ahead of it the colors fade. Ticks are chapters. */
export function SeekLine({ duration, chapters }: { duration: number; chapters: Chapter[] }) {
  return (
    <div className="seek">
      <svg aria-hidden="true" className="ticks" viewBox={`0 0 ${duration} 1`} preserveAspectRatio="none">
        {chapters.slice(1).map(({ start }) => (
          <path key={start} d={`M${Math.round(start)} 0v1`} vectorEffect="non-scaling-stroke" />
        ))}
      </svg>
      <span aria-hidden="true" className="past" />
      <svg aria-hidden="true" className="prism" width="22" height="22" viewBox="0 0 22 22" fill="none">
        <g strokeWidth="1.5">
          <path stroke="url(#ahead-pink)" d="M14 11 150 -1" />
          <path stroke="url(#ahead-orange)" d="M14 12 150 6" />
          <path stroke="url(#ahead-white)" d="M14 13 150 13.01" />
          <path stroke="url(#ahead-green)" d="M14 14 150 20" />
          <path stroke="url(#ahead-blue)" d="M14 15 150 27" />
        </g>
        {['pink', 'orange', 'white', 'green', 'blue'].map((hue) => (
          <linearGradient
            key={hue}
            id={`ahead-${hue}`}
            className={hue}
            gradientUnits="userSpaceOnUse"
            x1="14"
            x2="150"
          >
            <stop stopColor="currentColor" />
            <stop offset="1" stopColor="currentColor" stopOpacity="0" />
          </linearGradient>
        ))}
        <path className="glass" d="M11 2 1.5 19h19Z" strokeWidth="1.75" strokeLinejoin="round" />
      </svg>
      <input
        type="range"
        data-seek
        data-place={labels.place}
        aria-label={labels.seek}
        min="0"
        max={duration}
        step="any"
        defaultValue="0"
      />
    </div>
  );
}
