import { connection } from '../../../content/messages/form.ts';
import type { Sending } from './use-sending.ts';

/** What a visitor should know about the connection, before and while sending. */
export function connectionNote(isOnline: boolean, sending: Sending): string | undefined {
  if (sending.kind !== 'submitting') {
    return isOnline ? undefined : connection.offline;
  }
  if (!isOnline) return connection.sendingOffline;
  if (sending.attempt > 1) return connection.noAnswerYet;
  return undefined;
}
