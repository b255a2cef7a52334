import { type RefObject, useEffect, useRef } from 'react';
import type { Short } from '../../../content/schemas/demonstrations/short.ts';
import { filesOf, stillOf } from './clips.ts';
import { shown } from './film.ts';
import type { Shape } from './shape.ts';
import type { Film, useFilms } from './use-films.ts';

type Props = {
  sample: Short;
  refs: Record<Film, RefObject<HTMLVideoElement | null>>;
  films: ReturnType<typeof useFilms>;
  shape: Shape;
  /** Which clip is seen. */
  clip: number;
  /** What stands in the picture; the clips as they came have none. */
  subtitle: string | undefined;
};

/** The film in its shape, within a room that no shape changes. Without a script the browser's own controls play it. */
export function Screen({ sample, refs, films, shape, clip, subtitle }: Props) {
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

/** The format that is smaller first; Safari has it on new devices only. */
function Files({ of, onError }: { of: Film; onError?: () => void }) {
  const { av1, h264 } = filesOf(of);
  return (
    <>
      <source type='video/mp4; codecs="av01.0.04M.08"' src={av1} />
      <source type="video/mp4" src={h264} onError={onError} />
    </>
  );
}
