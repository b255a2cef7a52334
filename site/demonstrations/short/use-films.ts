import { type RefObject, useEffect, useState } from 'react';
import { useArrival } from '../frame/use-playback.ts';

export type Film = 'short' | 'phone';

type Films = Record<Film, RefObject<HTMLVideoElement | null>>;

/** Whether the visitor has asked for little data. Only some browsers have this. */
const savesData = () => 'connection' in navigator && Object(navigator.connection).saveData === true;

/**
 * Two films of the same length: one is shown, and the other continues from its position when they are swapped. The first
 * plays once by itself when it comes into view.
 */
export function useFilms(films: Films) {
  const [seen, setSeen] = useState<Film>('short');
  const [time, setTime] = useState(0);
  const [isPlaying, setIsPlaying] = useState(false);
  /** Films load only once they have been in view, or the visitor has used a control. */
  const [isWanted, setIsWanted] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    const film = films[seen].current;
    if (!isPlaying || !film) return;
    let frame = requestAnimationFrame(function follow() {
      setTime(film.currentTime);
      frame = requestAnimationFrame(follow);
    });
    return () => cancelAnimationFrame(frame);
  }, [films, seen, isPlaying]);

  useArrival(films.short, () => {
    if (!isWanted && !savesData()) play();
  });

  function play(film = films[seen].current) {
    setIsWanted(true);
    setHasFailed(false);
    // After a failed connection it has to be loaded again.
    if (film?.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) film.load();
    // An interrupted play(), by Pause or the connection, is reported by its own event.
    film?.play().catch(() => {});
  }

  function pause() {
    films[seen].current?.pause();
  }

  function see(next: Film) {
    const [from, to] = [films[seen].current, films[next].current];
    if (!from || !to || next === seen) return;
    setIsWanted(true);
    setSeen(next);
    to.currentTime = from.currentTime;
    if (from.paused) return;
    from.pause();
    play(to);
  }

  function fail() {
    pause();
    setHasFailed(true);
  }

  function startOver() {
    for (const film of [films.short.current, films.phone.current]) {
      film?.pause();
      if (film) film.currentTime = 0;
    }
    setSeen('short');
    setTime(0);
    setHasFailed(false);
  }

  return {
    seen,
    time,
    isPlaying,
    isWanted,
    hasFailed,
    play: () => play(),
    pause,
    see,
    /** No format could be loaded. This matters only for the film that is shown. */
    fail: (film: Film) => film === seen && fail(),
    startOver,
    /** Event handlers for the shown film; events of the other are ignored. */
    follow: (film: Film) =>
      film === seen && {
        onPlay: () => setIsPlaying(true),
        onPause: () => setIsPlaying(false),
        onEnded: () => setTime(films[film].current?.duration ?? 0),
      },
  };
}
