import { lesson as labels } from '../../../content/labels.ts';
import { clockTime } from '../../captions/captions.ts';
import { speeds } from '../playing/view.ts';
import type { Chapter } from './chapters.ts';

type Props = { duration: number; length: string; chapters: Chapter[] };

export function Controls({ duration, length, chapters }: Props) {
  return (
    <div className="controls" data-screen-only>
      <SeekLine duration={duration} chapters={chapters} />
      <div className="buttons">
        <button type="button" className="play" data-play>
          <span className="when-paused">
            <PlayIcon />
            <span className="sr-only">{labels.play}</span>
          </span>
          <span className="when-playing">
            <PauseIcon />
            <span className="sr-only">{labels.pause}</span>
          </span>
        </button>
        <span className="time">
          <span data-time>{clockTime(0)}</span>
          <span className="length">{length}</span>
        </span>
        <button type="button" className="chapter" popoverTarget="chapters">
          <span className="name" data-chapter>
            {chapters[0]?.name}
          </span>
          <span className="word">{labels.chapters}</span>
        </button>
        <button
          type="button"
          data-captions
          aria-pressed="true"
          aria-label={`${labels.captions} (${labels.captionsShort})`}
        >
          <span className="word">{labels.captions}</span>
          <span className="short">{labels.captionsShort}</span>
        </button>
        <button type="button" data-voice aria-pressed="false" hidden>
          {labels.voice}
        </button>
        <select data-speed aria-label={labels.speed} defaultValue="1">
          {speeds.map((speed) => (
            <option key={speed} value={speed}>
              {labels.times(speed)}
            </option>
          ))}
        </select>
        <button type="button" data-transcript-button aria-pressed="false" aria-controls="transcript">
          {labels.transcript}
        </button>
        <button type="button" className="roomy" data-full-screen aria-pressed="false">
          {labels.fullScreen}
        </button>
        <button type="button" className="roomy" popoverTarget="keys">
          {labels.keys}
        </button>
      </div>
      <ol id="chapters" popover="auto" className="panel" aria-label={labels.chapters} data-chapters>
        {chapters.map(({ name, start, time }) => (
          <li key={start}>
            <button type="button" data-second={start.toFixed(2)} data-name={name}>
              <span className="at">{time}</span> {name}
            </button>
          </li>
        ))}
      </ol>
      <Keys />
    </div>
  );
}

const PlayIcon = () => (
  <svg aria-hidden="true" width="14" height="16" viewBox="0 0 12 14" fill="currentColor">
    <path d="M1 .8v12.4L11.5 7 1 .8Z" />
  </svg>
);

const PauseIcon = () => (
  <svg aria-hidden="true" width="14" height="16" viewBox="0 0 14 16" fill="currentColor">
    <path d="M2 1h3.5v14H2zM8.5 1H12v14H8.5z" />
  </svg>
);

/** A list of the keyboard shortcuts. */
function Keys() {
  return (
    <dl id="keys" popover="auto" className="panel keys" data-keys>
      {labels.keyTable.map(([keys, meaning]) => (
        <div key={keys}>
          <dt>
            <code>{keys}</code>
          </dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The past is a white ray, the current moment a prism, and ahead of it colors fade. Ticks are chapters. */
function SeekLine({ duration, chapters }: { duration: number; chapters: Chapter[] }) {
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
