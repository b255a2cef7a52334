import { createContext, type ReactNode, use, useMemo } from 'react';
import type { DeskSettings } from '../../contract/desk.ts';
import { useNow } from '../time/use-now.ts';
import { inZone } from '../time/zone.ts';

const deskWith = (settings: DeskSettings) => ({
  settings,
  zone: inZone(settings.zone),
  promised: settings.promised,
});

const Context = createContext<ReturnType<typeof deskWith> | undefined>(undefined);

/** Gives the settings from the server to every component. */
export function DeskProvider({ settings, children }: { settings: DeskSettings; children: ReactNode }) {
  const desk = useMemo(() => deskWith(settings), [settings]);
  return <Context value={desk}>{children}</Context>;
}

export function useDesk() {
  const desk = use(Context);
  if (!desk) throw new Error('Nobody is signed in.');
  return desk;
}

/** The same, with the time. What uses it is drawn anew as time passes. */
export const useDeskNow = () => ({ ...useDesk(), now: useNow() });
