import { noAnswerYet, offline, sendingOffline } from '../../../content/messages/sending.ts';
import type { Sending } from './use-sending.ts';

/** What a visitor should know about the connection, before and while sending. */
export function connectionNote(isOnline: boolean, sending: Sending): string | undefined {
  if (sending.kind !== 'submitting') {
    return isOnline ? undefined : offline;
  }
  if (!isOnline) return sendingOffline;
  if (sending.attempt > 1) return noAnswerYet;
  return undefined;
}
