import { onlineManager, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { deskPath } from '../../contract/desk.ts';
import { call, heardEdition, isFault } from '../request/ask.ts';
import { askUnanswered, refreshSettings, refreshShown } from '../request/client.ts';
import { lateMoment } from '../request/enquiries.ts';
import { pulseKey } from '../request/session.ts';
import { useDesk } from './desk.tsx';

const every = 15_000;

/**
 * Asks the server for changes regularly while the page is visible, and at once when somebody returns or the connection
 * does.
 */
export function usePulse() {
  const { settings } = useDesk();
  return useQuery({
    queryKey: pulseKey,
    queryFn: () => call('desk_pulse', { late_before: lateMoment(settings.promised) }),
    refetchInterval: every,
    refetchOnWindowFocus: 'always',
    refetchOnReconnect: 'always',
  });
}

/**
 * Reloads what is shown when the pulse has changed, and what failed as soon as there is a pulse again. The first pulse
 * came with the first list, or before anything else was loaded.
 */
export function useReloadOnChange(): void {
  const { settings } = useDesk();
  const { data: pulse, dataUpdatedAt } = usePulse();
  const beat = pulse && JSON.stringify(pulse);
  const last = useRef(beat);
  useEffect(() => {
    if (beat !== last.current) {
      void refreshShown();
      // The worker keeps it, so that without a connection the desk opens as it was seen last.
      if (navigator.serviceWorker?.controller) void fetch(deskPath).catch(() => undefined);
    }
    last.current = beat;
  }, [beat]);
  useEffect(() => {
    if (dataUpdatedAt > 0) void askUnanswered();
    // For example, the owner's time zone was published on another device.
    if ((heardEdition() ?? settings.edition) !== settings.edition) void refreshSettings();
  }, [dataUpdatedAt, settings]);
}

/** Whether the last request reached the server, and when one last did. */
export function useConnection(): { connected: boolean; asOf: number } {
  const { error, dataUpdatedAt } = usePulse();
  const online = useSyncExternalStore(
    (listener) => onlineManager.subscribe(listener),
    () => onlineManager.isOnline(),
    () => true,
  );
  return { connected: online && !isFault(error, 'offline'), asOf: dataUpdatedAt };
}
