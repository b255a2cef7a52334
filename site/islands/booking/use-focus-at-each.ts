import { useEffect, useRef } from 'react';

/** Where the focus was is gone with what stood there; at first it stays where it is. */
export function useFocusAtEach<Place extends HTMLElement>(state: string) {
  const place = useRef<Place>(null);
  const last = useRef(state);
  useEffect(() => {
    if (last.current !== state) place.current?.focus();
    last.current = state;
  }, [state]);
  return place;
}
