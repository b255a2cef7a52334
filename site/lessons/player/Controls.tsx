import { lesson as labels } from '../../../content/labels.ts';
import { clockTime } from '../../captions/timecodes.ts';
import { speeds } from '../speeds.ts';
import type { Chapter } from './chapters.ts';
import { Keys } from './Keys.tsx';
import { SeekLine } from './SeekLine.tsx';

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
        <button type="button" data-captions aria-pressed="true" aria-label={labels.captions}>
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
