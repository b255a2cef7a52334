import { useEffect, useRef } from 'react';

/** Moves the focus at each change, because the focused element has disappeared. It does nothing at first. */
export function useFocusAtEach<Place extends HTMLElement>(state: string) {
  const place = useRef<Place>(null);
  const last = useRef(state);
  useEffect(() => {
    if (last.current !== state) place.current?.focus();
    last.current = state;
  }, [state]);
  return place;
}
