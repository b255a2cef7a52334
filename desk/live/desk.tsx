import { createContext, type ReactNode, use, useMemo } from 'react';
import type { DeskSettings } from '../../contract/desk.ts';
import { inZone, type Zone } from '../time/zone.ts';

type Desk = {
  settings: DeskSettings;
  zone: Zone;
  promised: number;
  /** Whether the promise holds at all hours. If not, the desk does not know which messages are late. */
  countsAlways: boolean;
};

const Context = createContext<Desk | undefined>(undefined);

/** Gives the settings from the server to every component. */
export function DeskProvider({ settings, children }: { settings: DeskSettings; children: ReactNode }) {
  const desk = useMemo(
    () => ({
      settings,
      zone: inZone(settings.zone),
      promised: settings.promised_seconds * 1000,
      countsAlways: settings.promise_counts_always,
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
