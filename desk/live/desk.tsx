import { createContext, type ReactNode, use, useMemo } from 'react';
import type { DeskSettings } from '../../contract/desk.ts';
import type { Promised } from '../../contract/running-time.ts';
import { useNow } from '../time/use-now.ts';
import { inZone, type Zone } from '../time/zone.ts';

type Desk = {
  settings: DeskSettings;
  zone: Zone;
  promised: Promised;
};

const Context = createContext<Desk | undefined>(undefined);

/** Gives the settings from the server to every component. */
export function DeskProvider({ settings, children }: { settings: DeskSettings; children: ReactNode }) {
  const desk = useMemo(
    () => ({
      settings,
      zone: inZone(settings.zone),
      promised: settings.promised,
    }),
    [settings],
  );
  return <Context value={desk}>{children}</Context>;
}

export function useDesk(): Desk {
  const desk = use(Context);
  if (!desk) throw new Error('Nobody is signed in.');
  return desk;
}

/** The same, with the time. What uses it is drawn anew as time passes. */
export const useDeskNow = () => ({ ...useDesk(), now: useNow() });
