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
