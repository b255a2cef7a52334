import { useCallback, useEffect, useRef, useState } from 'react';
import type { FreeTime } from '../../../contract/booking.ts';
import { configuredEndpoint } from '../sending/configured-endpoint.ts';
import { readFreeTimes } from './requests.ts';

const freshFor = 60_000;
const patience = 20_000;

export type FreeTimes = {
  /** The last that were read; undefined before the first. */
  times: FreeTime[] | undefined;
  state: 'reading' | 'read' | 'unreadable';
  read: () => void;
  /** When somebody looks at times that are not new. */
  refresh: () => void;
};

export function useFreeTimes(): FreeTimes {
  const [times, setTimes] = useState<FreeTime[]>();
  const [state, setState] = useState<FreeTimes['state']>('reading');
  const asked = useRef(0);
  // Not the visitor's clock, which may be set meanwhile.
  const readAt = useRef(Number.NEGATIVE_INFINITY);

  const read = useCallback(async () => {
    asked.current += 1;
    const turn = asked.current;
    setState('reading');
    try {
      const found = await readFreeTimes(configuredEndpoint(), AbortSignal.timeout(patience));
      if (turn !== asked.current) return;
      readAt.current = performance.now();
      setTimes(found);
      setState('read');
    } catch {
      if (turn === asked.current) setState('unreadable');
    }
  }, []);

  const refresh = useCallback(() => {
    if (state !== 'reading' && performance.now() - readAt.current > freshFor) void read();
  }, [read, state]);

  useEffect(() => void read(), [read]);

  useEffect(() => {
    const lookAgain = () => document.visibilityState === 'visible' && refresh();
    document.addEventListener('visibilitychange', lookAgain);
    addEventListener('online', lookAgain);
    return () => {
      document.removeEventListener('visibilitychange', lookAgain);
      removeEventListener('online', lookAgain);
    };
  }, [refresh]);

  return { times, state, read, refresh };
}
