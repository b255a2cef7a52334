import { useEffect, useState } from 'react';
import { calls } from '../../../content/booking.yaml';
import type { Draft } from '../../../contract/draft.ts';
import type { Picked } from '../contact-form/draft-store.ts';

/** With the words that went with the call: another time may be wanted for them. */
type Shown = typeof import('./Booked.tsx') & { call: Picked; words: Draft };

/**
 * What stands in place of the form after a booking. It is fetched with the pick, as the connection may be gone later; not
 * without one, since a browser does not ask twice for a module that has not arrived.
 */
export function useBookedPanel(isPicked: boolean) {
  const [shown, setShown] = useState<Shown>();

  useEffect(() => {
    if (isPicked && navigator.onLine) void fetchPanel();
  }, [isPicked]);

  return {
    shown,
    async show(call: Picked, words: Draft) {
      const panel = await fetchPanel();
      // Without it there is still the message over the page.
      if (panel) setShown({ ...panel, call, words });
    },
    hide: () => setShown(undefined),
  };
}

const fetchPanel = async () => (calls ? import('./Booked.tsx').catch(() => undefined) : undefined);
