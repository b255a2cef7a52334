import { outcome } from '../../../content/messages/form.ts';
import type { ToastMessage } from '../Toast.tsx';
import type { Sending } from './use-sending.ts';

export function toastOf(sending: Sending): ToastMessage | undefined {
  if (sending.kind === 'success') return { tone: 'success', ...outcome.success };
  if (sending.kind === 'error') return { tone: 'error', title: outcome.errorTitle, text: sending.message };
  return undefined;
}
