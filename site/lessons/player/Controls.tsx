import { lesson as labels } from '../../../content/labels.ts';
import { clockTime, usualSpeed } from '../../captions/captions.ts';
import { speeds } from '../playing/view.ts';
import type { Chapter } from './chapters.ts';

type Props = { duration: number; length: string; chapters: Chapter[] };

export function Controls({ duration, length, chapters }: Props) {
  return (
    <div
      className="controls px-(--edge) pb-(--edge) [grid-area:3/1] shallow:col-end-3 narrow:col-end-auto"
      data-screen-only
    >
      <SeekLine duration={duration} chapters={chapters} />
      {/* On a phone the rays of the seek line end above the buttons. */}
      <div className="buttons flex items-center gap-[0_1.25rem] pt-1.5 text-[0.9375rem] text-ink-2 middling:gap-[0_1.1rem] narrow:flex-wrap narrow:justify-between narrow:gap-0 narrow:pt-1 narrow:text-[0.875rem] tiny:text-[0.8125rem]">
        <button
          type="button"
          className="grid w-11 place-items-center rounded-control bg-ink text-ground hover:bg-white forced-colors:border"
          data-play
        >
          <span className="group-data-[state=playing]/player:hidden">
            <svg aria-hidden="true" width="14" height="16" viewBox="0 0 12 14" fill="currentColor">
              <path d="M1 .8v12.4L11.5 7 1 .8Z" />
            </svg>
            <span className="sr-only">{labels.play}</span>
          </span>
          <span className="hidden group-data-[state=playing]/player:inline">
            <svg aria-hidden="true" width="14" height="16" viewBox="0 0 14 16" fill="currentColor">
              <path d="M2 1h3.5v14H2zM8.5 1H12v14H8.5z" />
            </svg>
            <span className="sr-only">{labels.pause}</span>
          </span>
        </button>
        <span className="text-ink tabular-nums narrow:mr-[0.6rem] narrow:ml-1">
          <span data-time>{clockTime(0)}</span>
          <span className="text-ink-3 before:content-['_/_'] narrow:hidden">{length}</span>
        </span>
        <button
          type="button"
          className="min-w-0 shrink grow basis-0 truncate text-start before:mr-3 before:inline-block before:h-[2px] before:w-7 before:bg-(image:--spectrum) before:align-[0.3em] narrow:flex-none narrow:before:hidden"
          popoverTarget="chapters"
        >
          <span className="narrow:hidden" data-chapter>
            {chapters[0]?.name}
          </span>
          <span className="hidden narrow:inline">{labels.chapters}</span>
        </button>
        <button
          type="button"
          data-captions
          aria-pressed="true"
          aria-label={`${labels.captions} (${labels.captionsShort})`}
        >
          <span className="narrow:hidden">{labels.captions}</span>
          <span className="hidden narrow:inline">{labels.captionsShort}</span>
        </button>
        <button type="button" data-voice aria-pressed="false" hidden>
          {labels.voice}
        </button>
        <select
          className="appearance-none text-center field-sizing-content *:bg-raised *:text-ink"
          data-speed
          aria-label={labels.speed}
          defaultValue={usualSpeed}
        >
          {speeds.map((speed) => (
            <option key={speed} value={speed}>
              {labels.times(speed)}
            </option>
          ))}
        </select>
        <button type="button" data-copy={labels.copy} data-copied={labels.copied}>
          {labels.copy}
        </button>
        <button type="button" popoverTarget="answer" data-send>
          {labels.send}
        </button>
        <button type="button" data-transcript-button aria-pressed="false" aria-controls="transcript">
          {labels.transcript}
        </button>
        {/* Whoever turns the phone in full screen has to get out of it. */}
        <button
          type="button"
          className="narrow:[&:not(:fullscreen_*)]:hidden"
          data-full-screen
          aria-pressed="false"
        >
          {labels.fullScreen}
        </button>
        <button type="button" className="narrow:hidden" popoverTarget="keys">
          {labels.keys}
        </button>
      </div>
      <ol
        id="chapters"
        popover="auto"
        className={`inset-[auto_auto_7rem_1.75rem] w-[min(22rem,100vw-2rem)] ${panelClass}`}
        aria-label={labels.chapters}
        data-chapters
      >
        {chapters.map(({ name, start, time }) => (
          <li key={start}>
            <button
              type="button"
              className="grid min-h-[2.4rem] w-full cursor-pointer grid-cols-[4rem_1fr] items-center px-[1.1rem] py-[0.4rem] text-start hover:bg-raised-2 hover:text-ink aria-[current]:bg-raised-2 aria-[current]:text-ink"
              data-second={start.toFixed(2)}
              data-name={name}
            >
              <span className="text-ink-3 tabular-nums">{time}</span> {name}
            </button>
          </li>
        ))}
      </ol>
      <Keys />
      <pre
        id="answer"
        popover="auto"
        className={`inset-[auto_1.75rem_7rem_auto] w-[min(34rem,100vw-2rem)] overflow-auto px-[1.1rem] font-code ${panelClass}`}
        data-sample-answer
      />
    </div>
  );
}

/** A list that opens above the controls. */
const panelClass =
  'max-h-[calc(100vh-8rem)] rounded-card border border-line-strong bg-raised py-2 text-[0.9375rem] leading-[1.4] text-ink-2 narrow:inset-[auto_1rem_6.5rem] narrow:max-h-[calc(100vh-7.5rem)] narrow:w-auto';

/** A list of the keyboard shortcuts. In a small window all of it fits, because it closes at the next key instead of scrolling. */
function Keys() {
  return (
    <dl
      id="keys"
      popover="auto"
      className={`inset-[auto_1.75rem_7rem_auto] w-[min(25rem,100vw-2rem)] low:text-[0.875rem] sideways:inset-x-4 sideways:w-auto sideways:columns-2 ${panelClass}`}
      data-keys
    >
      {labels.keyTable.map(([keys, meaning]) => (
        <div
          key={keys}
          className="grid grid-cols-[10.5rem_1fr] px-[1.1rem] py-1 low:grid-cols-[10rem_1fr] low:py-[0.1rem] sideways:grid-cols-[8rem_1fr] sideways:break-inside-avoid"
        >
          <dt className="text-[0.875em] text-ink">
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
    <div className="seek @container relative h-8 before:absolute before:inset-[50%_0_auto] before:h-px before:bg-line-strong low:h-6">
      <svg
        aria-hidden="true"
        className="absolute top-[calc(50%-4px)] h-[9px] w-full stroke-ink-3 forced-colors:stroke-[CanvasText]"
        viewBox={`0 0 ${duration} 1`}
        preserveAspectRatio="none"
      >
        {chapters.slice(1).map(({ start }) => (
          <path key={start} d={`M${Math.round(start)} 0v1`} vectorEffect="non-scaling-stroke" />
        ))}
      </svg>
      <span
        aria-hidden="true"
        className="past absolute top-[calc(50%-0.5px)] left-0 h-[2px] w-(--at) bg-linear-[90deg,oklch(1_0_0/0.35),var(--color-white)] shadow-[0_0_12px_oklch(1_0_0/0.35)]"
      />
      <svg
        aria-hidden="true"
        className="prism absolute top-1/2 left-0 [translate:calc(var(--at)-11px)_-13px] overflow-visible"
        width="22"
        height="22"
        viewBox="0 0 22 22"
        fill="none"
      >
        <g className="forced-colors:hidden" strokeWidth="1.5">
          <path stroke="url(#ahead-pink)" d="M14 11 150 -1" />
          <path stroke="url(#ahead-orange)" d="M14 12 150 6" />
          <path stroke="url(#ahead-white)" d="M14 13 150 13.01" />
          <path stroke="url(#ahead-green)" d="M14 14 150 20" />
          <path stroke="url(#ahead-blue)" d="M14 15 150 27" />
        </g>
        {['pink', 'orange', 'white', 'green', 'blue'].map((hue) => (
          <linearGradient key={hue} id={`ahead-${hue}`} gradientUnits="userSpaceOnUse" x1="14" x2="150">
            <stop stopColor={`var(--color-${hue})`} />
            <stop offset="1" stopColor={`var(--color-${hue})`} stopOpacity="0" />
          </linearGradient>
        ))}
        <path
          className="fill-ground stroke-white forced-colors:fill-[Canvas] forced-colors:stroke-[CanvasText]"
          d="M11 2 1.5 19h19Z"
          strokeWidth="1.75"
          strokeLinejoin="round"
        />
      </svg>
      <input
        type="range"
        className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0"
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
