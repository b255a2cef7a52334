import { clock } from '../../content/desk-words/time.ts';
import type { CaseStatus } from '../../contract/desk.ts';
import { shortSpan, spanTaken } from './spans.ts';

type Counted = { received_at: string; status: CaseStatus; answered_at: string | null };

/** Where an enquiry stands against the promise: in words, and as the share of the light that is left. */
export type Standing = { tone: 'running' | 'late' | 'done'; words: string; left: number };

export function standingOf(enquiry: Counted, promised: number, now: number): Standing {
  const received = Date.parse(enquiry.received_at);
  if (enquiry.status === 'spam') return { tone: 'done', words: clock.spam, left: 0 };
  if (enquiry.status === 'answered') {
    const took = enquiry.answered_at && Date.parse(enquiry.answered_at) - received;
    return {
      tone: 'done',
      words: took === null ? clock.answered : clock.took(spanTaken(Number(took))),
      left: 0,
    };
  }
  // The server's clock may be a little ahead of this one.
  const left = Math.min(received + promised - now, promised);
  return left > 0
    ? { tone: 'running', words: clock.left(shortSpan(left)), left: left / promised }
    : { tone: 'late', words: clock.over(shortSpan(-left)), left: 0 };
}
