import { type RefObject, useEffect, useRef } from 'react';
import sample from '../../../content/demonstrations/video-content.yaml';
import { filesOf, type Shape, shapes, shown, stillOf } from './short-film.ts';
import type { Film, useFilms } from './use-films.ts';

type Props = {
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
export function Screen({ refs, films, shape, clip, subtitle }: Props) {
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
export function Handles({ films, shape, onShape, isSubtitled, onSubtitled }: HandlesProps) {
  const { seen, isPlaying, hasFailed, play, pause, see } = films;
  return (
    <div className="handles controls">
      <button className="button solid" type="button" onClick={isPlaying ? pause : play}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d={isPlaying ? 'M5.5 3v10M10.5 3v10' : 'M5 3v10l7-5Z'} />
        </svg>
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
