import { type WhyNotGiven, whyNotGiven } from '../../../contract/booking.ts';
import type { ConnectionTestSubmission, ContactSubmission } from '../../../contract/rows.ts';
import { answerByHeader, type Endpoint, submissionIdHeader, type WireError } from '../../../contract/wire.ts';

/** Our own server says when an answer is due, where it is not promised for all hours. */
type Stored = { kind: 'stored'; answerBy: string | undefined };

export type SendingResult =
  | Stored
  | { kind: 'not given'; why: WhyNotGiven }
  /** Without a message, no answer came. */
  | { kind: 'failed'; message: string | undefined };

/** How long a visitor waits before we give up. */
const patience = 60_000;

/** Long enough for a request on a poor mobile connection, short enough for three in a minute. */
const longestAttempt = 18_000;

/** At most ten attempts in the minute, as many as our own server allows an address. */
const pauseAfter = (attempt: number) => Math.min(500 * 2 ** (attempt - 1), 10_000);

/** Sends until a reliable answer comes, for a minute at most. */
export async function sendSubmission(
  endpoint: Endpoint,
  submission: ContactSubmission,
  onAttempt: (attempt: number) => void = () => {},
  clock: Clock = realClock,
): Promise<SendingResult> {
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
    return await readVerdict(response, submission.id, clock.now());
  } catch (error) {
    if (isConnectionFault(error)) return noAnswer;
    throw error;
  }
}

/** fetch rejects with a TypeError when the connection fails, and with a DOMException when the time is up. */
const isConnectionFault = (error: unknown) => error instanceof TypeError || error instanceof DOMException;

/** The milliseconds that an answer asks us to wait, given in seconds or as a date. */
function retryAfter(response: Response, now: number): number {
  const value = response.headers.get('Retry-After') ?? '';
  const until = /^\d+$/.test(value) ? now + Number(value) * 1000 : Date.parse(value);
  return Number.isNaN(until) ? 0 : Math.max(0, until - now);
}

/** The result of one attempt to send. */
type Verdict =
  | Stored
  | { kind: 'refused'; message: string }
  /** Nothing was stored. Without the time, or with another, it can be. */
  | { kind: 'not given'; why: WhyNotGiven }
  /** It is unknown whether the row was stored. Sending it again with the same id will tell. */
  | { kind: 'unclear'; waitFor: number; message: string | undefined };

const noAnswer = { kind: 'unclear', waitFor: 0, message: undefined } satisfies Verdict;

/** PostgreSQL's code for a second row with the same id: the first one was stored and its answer was lost. */
const alreadyStored = '23505';

/** Timeouts, too early, too many requests: the same request may succeed later. */
const passing = new Set([408, 425, 429]);

async function readVerdict(response: Response, id: string, now: number): Promise<Verdict> {
  const body = await readJson(response);
  if (response.status === 201 && holdsRow(body, id)) return storedBy(response);
  // An answer that is not in the data interface's format comes from something in front of it.
  if (!isWireError(body)) return { ...noAnswer, waitFor: retryAfter(response, now) };
  if (response.status === 409 && body.code === alreadyStored) return storedBy(response);
  if (response.status >= 500 || passing.has(response.status)) {
    return { kind: 'unclear', waitFor: retryAfter(response, now), message: body.message };
  }
  const why = whyNotGiven(body);
  return why ? { kind: 'not given', why } : { kind: 'refused', message: body.message };
}

/** Stores one row and returns it. Repeating the call cannot store it twice, because it has an id. */
export function insertRow(
  endpoint: Endpoint,
  row: ContactSubmission | ConnectionTestSubmission,
  signal?: AbortSignal,
): Promise<Response> {
  return fetch(endpoint.url, {
    method: 'POST',
    headers: {
      ...endpoint.headers,
      'Content-Type': 'application/json',
      Prefer: 'return=representation',
      [submissionIdHeader]: row.id,
    },
    body: JSON.stringify(row),
    // The request continues when the visitor closes the page right after pressing the button.
    keepalive: true,
    ...(endpoint.referrer && { referrer: endpoint.referrer }),
    ...(signal && { signal }),
  });
}

export function readOneRow(endpoint: Endpoint): Promise<Response> {
  return fetch(`${endpoint.url}?select=*&limit=1`, { headers: endpoint.headers, cache: 'no-store' });
}

/** The JSON of an answer; undefined when it was cut off or is not JSON. */
export async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch {
    return undefined;
  }
}

export const isWireError = (body: unknown): body is WireError =>
  typeof body === 'object' &&
  body !== null &&
  'message' in body &&
  typeof body.message === 'string' &&
  'code' in body;

const storedBy = ({ headers }: Response): Stored => ({
  kind: 'stored',
  answerBy: headers.get(answerByHeader) ?? undefined,
});

const holdsRow = (body: unknown, id: string): boolean =>
  Array.isArray(body) && body.some((row) => row?.id === id);

/** The parts of a clock that sending needs. */
export type Clock = {
  now(): number;
  wait(milliseconds: number): Promise<void>;
  /** Aborts after this time. */
  timeout(milliseconds: number): AbortSignal;
};

export const realClock: Clock = {
  // The wall clock may be set while something is being sent.
  now: () => performance.now(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  timeout: (milliseconds) => AbortSignal.timeout(milliseconds),
};
