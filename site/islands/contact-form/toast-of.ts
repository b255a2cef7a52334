import { messages } from '../sending/messages.ts';
import type { ToastMessage } from '../Toast.tsx';
import type { Sending } from './use-sending.ts';

export function toastOf(sending: Sending): ToastMessage | undefined {
  if (sending.kind === 'success') return { tone: 'success', ...messages.success };
  if (sending.kind === 'error') return { tone: 'error', title: messages.errorTitle, text: sending.message };
  return undefined;
}
