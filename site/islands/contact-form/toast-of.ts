import { notSentTitle, sent, sentTitle } from '../../../content/messages/sending.ts';
import type { ToastMessage } from '../Toast.tsx';
import type { Sending } from './use-sending.ts';

export function toastOf(sending: Sending): ToastMessage | undefined {
  if (sending.kind === 'success') return { tone: 'success', title: sentTitle, text: sent };
  if (sending.kind === 'error') return { tone: 'error', title: notSentTitle, text: sending.message };
  return undefined;
}
