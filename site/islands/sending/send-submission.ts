import type { WhyNotGiven } from '../../../contract/booking.ts';
import type { Endpoint } from '../../../contract/endpoint.ts';
import type { ContactSubmission } from '../../../contract/submissions.ts';
import { type Clock, realClock } from './clock.ts';
import { insertRow } from './requests.ts';
import { judge, noAnswer, type Verdict } from './verdict.ts';

export type Outcome =
  | { kind: 'stored' }
  | { kind: 'not given'; why: WhyNotGiven }
  /** Without a message nobody has answered. */
  | { kind: 'failed'; message: string | undefined };

/** How long a visitor is kept waiting before we give up. */
const patience = 60_000;

/** Long enough for one request on a poor mobile connection, short enough for three in a minute. */
const longestAttempt = 18_000;

/** Ten attempts in the minute at most, which is what our own server grants one address. */
const pauseAfter = (attempt: number) => Math.min(500 * 2 ** (attempt - 1), 10_000);

/** Sends until there is an answer that can be relied on, for a minute at most. */
export async function sendSubmission(
  endpoint: Endpoint,
  submission: ContactSubmission,
  onAttempt: (attempt: number) => void = () => {},
  clock: Clock = realClock,
): Promise<Outcome> {
  const deadline = clock.now() + patience;
  for (let attempt = 1; ; attempt += 1) {
    onAttempt(attempt);
    const verdict = await attemptOnce(endpoint, submission, deadline, clock);
    if (verdict.kind === 'stored' || verdict.kind === 'not given') return verdict;
    if (verdict.kind === 'refused') return { kind: 'failed', message: verdict.message };

    const pause = Math.max(verdict.waitFor, pauseAfter(attempt));
    if (clock.now() + pause >= deadline) return { kind: 'failed', message: verdict.message };
    await clock.wait(pause);
  }
}

async function attemptOnce(
  endpoint: Endpoint,
  submission: ContactSubmission,
  deadline: number,
  clock: Clock,
): Promise<Verdict> {
  const signal = clock.timeout(Math.min(longestAttempt, deadline - clock.now()));
  try {
    const response = await insertRow(endpoint, submission, signal);
    return await judge(response, submission.id, clock.now());
  } catch (error) {
    if (isConnectionFault(error)) return noAnswer;
    throw error;
  }
}

/** fetch rejects with a TypeError when the connection fails and a DOMException when the time is up. */
const isConnectionFault = (error: unknown) => error instanceof TypeError || error instanceof DOMException;
