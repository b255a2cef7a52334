import { onlineManager, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { call, isFault } from '../request/ask.ts';
import { askUnanswered, refreshShown } from '../request/client.ts';
import { pulseKey } from '../request/session.ts';
import { useDesk } from './desk.tsx';

const every = 15_000;

/** Asked again and again while somebody looks, at once when they come back, and when there is a connection again. */
export function usePulse() {
  const { settings } = useDesk();
  return useQuery({
    queryKey: pulseKey,
    queryFn: () => call('desk_pulse', { promised_seconds: settings.promised_seconds }),
    refetchInterval: every,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
}

/**
 * Fetches what is shown anew whenever the pulse differs, and what could not be fetched as soon as there is a pulse again.
 * The first one came with the first list, or before all else that is shown.
 */
export function useFollowing(): void {
  const { data: pulse, dataUpdatedAt } = usePulse();
  const beat = pulse && JSON.stringify(pulse);
  const last = useRef(beat);
  useEffect(() => {
    if (beat !== last.current) void refreshShown();
    last.current = beat;
  }, [beat]);
  useEffect(() => {
    if (dataUpdatedAt > 0) void askUnanswered();
  }, [dataUpdatedAt]);
}

/** Whether the server can be reached, as far as anybody knows, and when it last was. */
export function useConnection(): { connected: boolean; asOf: number } {
  const { error, dataUpdatedAt } = usePulse();
  const online = useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
    () => true,
  );
  return { connected: online && !isFault(error, 'offline'), asOf: dataUpdatedAt };
}
