import type { Sending } from './use-sending.ts';

/** What a visitor should know about the connection, before and while sending. */
export function connectionNote(isOnline: boolean, sending: Sending): string | undefined {
  if (sending.kind !== 'submitting') {
    return isOnline
      ? undefined
      : 'You are offline. What you typed is kept here; send it when you are connected again.';
  }
  if (!isOnline)
    return 'You are offline. We send it as soon as you are connected again; please keep this page open.';
  if (sending.attempt > 1)
    return 'No answer yet. We keep trying for up to a minute; please keep this page open.';
  return undefined;
}
