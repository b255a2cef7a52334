import { useEffect, useState } from 'react';
import { calls } from '../../../content/booking.yaml';
import type { Picked } from '../contact-form/draft-store.ts';

type Shown = typeof import('./Booked.tsx') & { call: Picked };

/** What stands in place of the form after a booking. It is fetched with the pick, as the connection may be gone later. */
export function useBookedPanel(isPicked: boolean) {
  const [shown, setShown] = useState<Shown>();

  useEffect(() => {
    if (isPicked) void fetchPanel();
  }, [isPicked]);

  return {
    shown,
    async show(call: Picked) {
      const panel = await fetchPanel();
      // Without it there is still the message over the page.
      if (panel) setShown({ ...panel, call });
    },
    hide: () => setShown(undefined),
  };
}

const fetchPanel = async () => (calls ? import('./Booked.tsx').catch(() => undefined) : undefined);
