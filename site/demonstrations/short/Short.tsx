import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import sample from '../../../content/demonstrations/video-content.yaml';
import { Frame, fill, icons, Sign } from '../frame/Frame.tsx';
import {
  clipAt,
  clock,
  cutsOf,
  filesOf,
  filmed,
  type Shape,
  shapes,
  shown,
  stillOf,
  subtitleAt,
} from './short-film.ts';
import { type Film, useFilms } from './use-films.ts';

const { clips, subtitles, sums } = sample;

/** "Three shaky clips, one short film": what goes in, what is kept of it, and in which shapes. */
export function Short() {
  const short = useRef<HTMLVideoElement>(null);
  const phone = useRef<HTMLVideoElement>(null);
  const films = useFilms(useMemo(() => ({ short, phone }), []));
  const [shape, setShape] = useState<Shape>('tall');
  const [isSubtitled, setIsSubtitled] = useState(true);
  const clip = clipAt(clips, films.time);
  const subtitle = subtitleAt(subtitles, films.time);

  return (
    <Frame words={sample.frame} startOver={sample.startOver} onStartOver={films.startOver}>
      <div className="short">
        <div>
          <Screen
            refs={{ short, phone }}
            films={films}
            shape={shape}
            clip={clip}
            subtitle={isSubtitled ? subtitles[subtitle]?.text : undefined}
          />
          <Handles
            films={films}
            shape={shape}
            onShape={setShape}
            isSubtitled={isSubtitled}
            onSubtitled={setIsSubtitled}
          />
        </div>
        <div data-pictures>
          <Clips current={clip} />
          <Cuts current={clip} />
          <Subtitles current={subtitle} />
        </div>
      </div>
    </Frame>
  );
}

/** The index of the clip or of the subtitle that is playing. */
type Props = { current: number };

const height = 120;

/** Above, all that was filmed, with the used parts marked; below, the short. The lists beside it say the same. */
function Cuts({ current }: Props) {
  const [all, kept] = [filmed(clips), shown(clips)];
  /** The position of a second on a line of length 100, with a gap between clips. */
  const x = (second: number, of: number, inset = 0) => (100 * second) / of + inset;

  return (
    <div className="cuts mb-7">
      <svg
        className="h-30 w-full"
        viewBox={`0 0 100 ${height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {cutsOf(clips).map(({ clip, used, part }, index) => {
          const [from, to] = [x(part.from, kept, 0.3), x(part.to, kept, -0.3)];
          return (
            <g key={part.from} data-current={index === current || undefined}>
              <path className="clip" d={`M${x(clip.from, all, 0.3)} 4H${x(clip.to, all, -0.3)}`} />
              <path
                className="light"
                d={`M${x(used.from, all)} 4L${from} ${height - 4}H${to}L${x(used.to, all)} 4`}
              />
              <path className="used" d={`M${x(used.from, all)} 4H${x(used.to, all)}`} />
              <path className="part" d={`M${from} ${height - 4}H${to}`} />
            </g>
          );
        })}
      </svg>
      <p className="mt-3 flex flex-wrap justify-between gap-x-4 text-[0.9375rem] text-ink-2">
        <span>{fill(sums.filmed, { seconds: all })}</span> <b>{fill(sums.shown, { seconds: kept })}</b>
      </p>
    </div>
  );
}

/** The clips from the phone, and the used parts. */
function Clips({ current }: Props) {
  return (
    <>
      <h3>{sample.came}</h3>
      <ol className="clips mb-7">
        {clips.map(({ picture, name, seconds, from, to, note }, index) => (
          <li key={picture} data-current={index === current || undefined}>
            <img loading="lazy" src={stillOf(picture)} width={480} height={480} alt="" />
            <p className="[grid-area:1/2]">
              <b className="flex flex-wrap justify-between gap-x-4 text-[1rem]">
                {name}{' '}
                <span className="flex-none text-small/[1.4] font-normal text-ink-3">
                  {fill(sample.length, { seconds })}
                </span>
              </b>
              {fill(sample.used, { from: clock(from), to: clock(to) })} {note}
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}

/** The words of the short, and their times. */
function Subtitles({ current }: Props) {
  return (
    <>
      <h3>{sample.words}</h3>
      <ol className="mt-2 text-[0.9375rem] text-ink-2">
        {subtitles.map(({ at, text }, index) => (
          <li
            key={at}
            className="flex gap-6 py-[0.6rem] aria-[current=true]:text-ink"
            aria-current={index === current || undefined}
          >
            <span className="min-w-10 text-ink-3 tabular-nums in-aria-[current=true]:text-(--hue)">
              {clock(at)}
            </span>{' '}
            {text}
          </li>
        ))}
      </ol>
    </>
  );
}

type ScreenProps = {
  refs: Record<Film, RefObject<HTMLVideoElement | null>>;
  films: ReturnType<typeof useFilms>;
  shape: Shape;
  /** The index of the clip that is playing. */
  clip: number;
  /** The subtitle in the picture. The original clips have none. */
  subtitle: string | undefined;
};

/**
 * The film in its shape, in a place whose size no shape changes. Without a script the browser's own controls play it.
 */
function Screen({ refs, films, shape, clip, subtitle }: ScreenProps) {
  const { seen, time, isWanted } = films;
  const frame = useRef<HTMLDivElement>(null);
  const length = shown(sample.clips);
  const still = seen === 'short' ? 'short' : sample.clips[clip]?.picture;

  useEffect(() => frame.current?.style.setProperty('--played', String(time / length)), [time, length]);

  return (
    <div className="screen">
      <div className="film" data-shape={shape} ref={frame}>
        {still && <img loading="lazy" src={stillOf(still)} width={720} height={720} alt={sample.alt} />}
        {(['short', 'phone'] as const).map((film) => (
          <video
            key={film}
            ref={refs[film]}
            data-seen={film === seen || undefined}
            aria-label={sample.films[film]}
            preload={isWanted ? 'auto' : 'none'}
            muted
            playsInline
            {...films.follow(film)}
          >
            <Files of={film} onError={() => films.fail(film)} />
          </video>
        ))}
        <noscript>
          <video
            controls
            preload="none"
            playsInline
            poster={stillOf('short')}
            aria-label={sample.films.short}
          >
            <Files of="short" />
            <track
              kind="captions"
              srcLang="en"
              label={sample.subtitled}
              src="/solutions/video-content/subtitles.vtt"
              default
            />
          </video>
        </noscript>
        <small>{sample.label}</small>
        {seen === 'short' && subtitle && (
          <p className="subtitle controls" aria-hidden="true">
            <span>{subtitle}</span>
          </p>
        )}
        <span className="played controls" />
      </div>
    </div>
  );
}

/** The smaller format first; only new Apple devices support it. */
function Files({ of, onError }: { of: Film; onError?: () => void }) {
  const { av1, h264 } = filesOf(of);
  return (
    <>
      <source type='video/mp4; codecs="av01.0.04M.08"' src={av1} />
      <source type="video/mp4" src={h264} onError={onError} />
    </>
  );
}

type HandlesProps = {
  films: ReturnType<typeof useFilms>;
  shape: Shape;
  onShape: (shape: Shape) => void;
  isSubtitled: boolean;
  onSubtitled: (isSubtitled: boolean) => void;
};

/** The controls that play and change the film. */
function Handles({ films, shape, onShape, isSubtitled, onSubtitled }: HandlesProps) {
  const { seen, isPlaying, hasFailed, play, pause, see } = films;
  return (
    <div className="handles controls">
      <button className="button solid" type="button" onClick={isPlaying ? pause : play}>
        <Sign size={16} path={isPlaying ? icons.pause : icons.play} />
        {isPlaying ? sample.pause : sample.play}
      </button>
      <label className="switch">
        <input
          type="checkbox"
          checked={seen === 'phone'}
          onChange={({ target }) => see(target.checked ? 'phone' : 'short')}
        />
        {sample.asItCame}
      </label>
      <label className="switch">
        <input
          type="checkbox"
          checked={isSubtitled}
          // The clips from the phone have no subtitles to switch off.
          disabled={seen === 'phone'}
          onChange={({ target }) => onSubtitled(target.checked)}
        />
        {sample.subtitled}
      </label>
      <fieldset className="choice basis-full">
        <legend className="sr-only">{sample.shapes.label}</legend>
        {shapes.map((one) => (
          <label key={one}>
            <input type="radio" name="film-shape" checked={shape === one} onChange={() => onShape(one)} />
            <span>{sample.shapes.names[one]}</span>
          </label>
        ))}
      </fieldset>
      <output className="basis-full text-small">{hasFailed && sample.failed}</output>
    </div>
  );
}
