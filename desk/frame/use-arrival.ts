import { useEffect, useRef } from 'react';

/** Nobody has gone anywhere while the first place is drawn. */
let places = 0;

/** Takes the focus to the heading of where somebody has gone, so that screen readers say it and keys go on from there. */
export function useArrival(place: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    places += 1;
    if (places > 1 && place) heading.current?.focus({ preventScroll: true });
  }, [place]);
  return heading;
}

/** Where a button or a field goes away with the focus in it, the heading has it: keys and screen readers go on from there. */
export function useKeptFocus(heading: string, scene: string): void {
  const before = useRef(scene);
  useEffect(() => {
    if (before.current === scene) return;
    before.current = scene;
    if (document.activeElement === document.body)
      document.getElementById(heading)?.focus({ preventScroll: true });
  }, [heading, scene]);
}
