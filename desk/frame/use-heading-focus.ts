import { useEffect, useRef } from 'react';

/** Counts the pages shown. The first one takes no focus. */
let places = 0;

/** Focuses the heading of a new page, so that screen readers say it and the keyboard continues from there. */
export function useHeadingFocus(place: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    places += 1;
    if (places > 1 && place) heading.current?.focus({ preventScroll: true });
  }, [place]);
  return heading;
}

/**
 * When the focused button or field disappears, focuses the heading, so that the keyboard and screen readers continue
 * there.
 */
export function useKeptFocus(heading: string, scene: string): void {
  const before = useRef(scene);
  useEffect(() => {
    if (before.current === scene) return;
    before.current = scene;
    if (document.activeElement === document.body)
      document.getElementById(heading)?.focus({ preventScroll: true });
  }, [heading, scene]);
}
