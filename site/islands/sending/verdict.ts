import { type WhyNotGiven, whyNotGiven } from '../../../contract/booking.ts';
import { retryAfter } from './retry-after.ts';
import { holdsRow, isWireError, readJson } from './wire.ts';

/** What one attempt to send has come to. */
export type Verdict =
  | { kind: 'stored' }
  | { kind: 'refused'; message: string }
  /** Nothing is stored; without the time that was picked, or with another, it can be. */
  | { kind: 'not given'; why: WhyNotGiven }
  /** Nobody knows whether the row is stored; sending it again, with the same id, will tell. */
  | { kind: 'unclear'; waitFor: number; message: string | undefined };

export const noAnswer = { kind: 'unclear', waitFor: 0, message: undefined } satisfies Verdict;

/** PostgreSQL's code for a second row with the same id: the first one arrived and its answer was lost. */
const alreadyStored = '23505';

/** Timeouts, too early, too many requests: the same request may pass later. */
const passing = new Set([408, 425, 429]);

export async function judge(response: Response, id: string, now: number): Promise<Verdict> {
  const body = await readJson(response);
  if (response.status === 201 && holdsRow(body, id)) return { kind: 'stored' };
  // Anything that is not in the data interface's own words comes from something that stands before it.
  if (!isWireError(body)) return { ...noAnswer, waitFor: retryAfter(response, now) };
  if (response.status === 409 && body.code === alreadyStored) return { kind: 'stored' };
  if (response.status >= 500 || passing.has(response.status)) {
    return { kind: 'unclear', waitFor: retryAfter(response, now), message: body.message };
  }
  const why = whyNotGiven(body);
  return why ? { kind: 'not given', why } : { kind: 'refused', message: body.message };
}
