import { type RefObject, useEffect, useState } from 'react';

export type Film = 'short' | 'phone';

type Films = Record<Film, RefObject<HTMLVideoElement | null>>;

/** Two films of the same seconds: one is seen, and the other goes on from where it was. */
export function useFilms(films: Films) {
  const [seen, setSeen] = useState<Film>('short');
  const [time, setTime] = useState(0);
  const [isPlaying, setIsPlaying] = useState(false);
  /** Nobody pays for a film before they have touched something. */
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

  function play(film = films[seen].current) {
    setIsWanted(true);
    setHasFailed(false);
    // After a bad line it has to be asked for anew.
    if (film?.networkState === HTMLMediaElement.NETWORK_NO_SOURCE) film.load();
    // What is cut off, by Pause or a bad line, says so in an event of its own.
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
    /** Nothing could be fetched in any format: of the film that is not seen, nobody need know. */
    fail: (film: Film) => film === seen && fail(),
    startOver,
    /** What the seen film says of itself; the other is silent. */
    follow: (film: Film) =>
      film === seen && {
        onPlay: () => setIsPlaying(true),
        onPause: () => setIsPlaying(false),
        onEnded: () => setTime(films[film].current?.duration ?? 0),
      },
  };
}
