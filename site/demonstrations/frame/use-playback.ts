import {
  type RefObject,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { motion } from '../../behaviours/motion.ts';

/** Not the edges of the screen: an element that comes further in is being looked at, however tall it is. */
const inView = { rootMargin: '-15% 0px' };

/** Calls `begin` when the place comes into view, at once if it opens the page. Never where motion is off. */
export function useArrival(place: RefObject<Element | null>, begin: () => void): void {
  const isStill = useStillness();
  const onArrival = useEffectEvent(begin);
  useEffect(() => {
    if (isStill || !place.current) return;
    const sight = new IntersectionObserver(([sighting]) => {
      if (sighting?.isIntersecting) onArrival();
    }, inView);
    sight.observe(place.current);
    return () => sight.disconnect();
  }, [isStill, place]);
}

/**
 * The timeline of something that plays: once by itself when it comes into view, and again on request. Before that, and
 * where motion is off, it rests at its end.
 */
export function usePlayback(place: RefObject<HTMLElement | null>, length: number) {
  const isStill = useStillness();
  const [time, setTime] = useState(length);
  const [isPlaying, setIsPlaying] = useState(false);
  const hasBegun = useRef(false);

  const play = useCallback(
    (from: number) => {
      hasBegun.current = true;
      setTime(isStill ? length : from);
      setIsPlaying(!isStill);
    },
    [isStill, length],
  );

  const pause = useCallback(() => {
    hasBegun.current = true;
    setIsPlaying(false);
  }, []);

  useArrival(place, () => {
    if (!hasBegun.current) play(0);
  });

  useEffect(() => {
    if (!isPlaying) return;
    // Only differences between frames count, because a late first frame may have a timestamp from before the start.
    let last: number | undefined;
    let frame = requestAnimationFrame(function advance(now) {
      const passed = now - (last ?? now);
      last = now;
      setTime((before) => Math.min(length, before + passed));
      frame = requestAnimationFrame(advance);
    });
    return () => cancelAnimationFrame(frame);
  }, [isPlaying, length]);

  const isOver = time >= length;
  useEffect(() => {
    if (isOver) setIsPlaying(false);
  }, [isOver]);

  useEffect(() => {
    if (!isStill || !isPlaying) return;
    setTime(length);
    setIsPlaying(false);
  }, [isStill, isPlaying, length]);

  return { time, isPlaying, play, pause };
}

const never = () => () => {};

/** Whether the script has loaded. Controls that need it appear then. */
export const useIsLive = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

const wish = '(prefers-reduced-motion: reduce)';

function subscribe(tell: () => void): () => void {
  const media = matchMedia(wish);
  media.addEventListener('change', tell);
  document.addEventListener('change', tell);
  return () => {
    media.removeEventListener('change', tell);
    document.removeEventListener('change', tell);
  };
}

const isStill = () => matchMedia(wish).matches || motion.get() === 'paused';

/** Whether automatic motion is off, by the visitor's system or the site's pause switch. */
export const useStillness = () => useSyncExternalStore(subscribe, isStill, () => true);
