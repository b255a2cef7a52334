import { unexpectedTryAgain } from '../../content/messages/sending.ts';
import { faultNamedIn } from '../../contract/draft.ts';
import { wordRefusal } from '../../contract/refusals.ts';
import type { WireFault } from '../submissions/wire-fault.ts';

/** What a visitor is told, and when to come again. */
export type Refusal = { status: number; headers?: Record<string, string>; messages: string[] };

export const unexpected: Refusal = {
  status: 500,
  messages: [unexpectedTryAgain],
};

export function refusalOf({ status, headers, error }: WireFault): Refusal {
  return { status, headers, messages: [faultNamedIn(error.message)?.message ?? wordRefusal(error.message)] };
}
