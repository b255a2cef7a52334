import { useCallback, useEffect, useState } from 'react';
import type { Appointment } from '../../../contract/booking.ts';
import { readCall } from '../booking/requests.ts';
import { configuredEndpoint } from '../sending/configured-endpoint.ts';
import { isInAddress, takeSecret } from './secret.ts';

export type LinkedCall =
  | { kind: 'looking' }
  /** With the moment at which it stood so. */
  | { kind: 'found'; call: Appointment; secret: string; at: number }
  | { kind: 'unknown' }
  | { kind: 'unreadable' };

/** The call behind the link that was opened. Asking for it changes nothing. */
export function useLinkedCall() {
  const [linked, setLinked] = useState<LinkedCall>({ kind: 'looking' });

  const look = useCallback(async () => {
    const secret = takeSecret();
    if (!secret) return setLinked({ kind: 'unknown' });
    setLinked({ kind: 'looking' });
    try {
      const { call, at } = await readCall(configuredEndpoint(), secret);
      setLinked(call ? { kind: 'found', call, secret, at } : { kind: 'unknown' });
    } catch {
      setLinked({ kind: 'unreadable' });
    }
  }, []);

  useEffect(() => void look(), [look]);

  useEffect(() => {
    // Another mail's link may be opened in the same tab.
    const lookAnew = () => isInAddress() && look();
    addEventListener('hashchange', lookAnew);
    return () => removeEventListener('hashchange', lookAnew);
  }, [look]);

  useEffect(() => {
    if (linked.kind !== 'unreadable') return;
    addEventListener('online', look);
    return () => removeEventListener('online', look);
  }, [linked.kind, look]);

  return { linked, look };
}
