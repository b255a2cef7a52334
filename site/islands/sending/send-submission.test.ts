import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ContactSubmission } from '../../../contract/rows.ts';
import { type Clock, sendSubmission } from './send-submission.ts';

const endpoint = { url: 'https://data.example/rest/v1/contact_submissions', headers: { apikey: 'key' } };
const submission = { id: '6f1c7b1e-0000-4000-8000-000000000001', name: 'Ana' } as ContactSubmission;

afterEach(() => vi.unstubAllGlobals());

/** A server that gives these answers in turn, and then repeats the last. */
function answering(...answers: (() => Response)[]) {
  const calls: Request[] = [];
  vi.stubGlobal('fetch', async (url: string, options: RequestInit) => {
    calls.push(new Request(url, options));
    const [answer] = answers.length > 1 ? answers.splice(0, 1) : answers;
    if (!answer) throw new TypeError('no answer');
    return answer();
  });
  return calls;
}

/** A clock that records waits and takes no time. */
function writtenClock() {
  const waits: number[] = [];
  let now = Date.parse('2025-06-01T12:00:00Z');
  const clock: Clock = {
    now: () => now,
    wait: async (milliseconds) => {
      waits.push(milliseconds);
      now += milliseconds;
    },
    timeout: () => new AbortController().signal,
  };
  return { clock, waits };
}

const stored = () => Response.json([{ id: submission.id }], { status: 201 });
const refused = (status: number, code: string, message: string, headers: Record<string, string> = {}) =>
  Response.json({ code, message, details: null, hint: null }, { status, headers });

/** tests/server/sending.test.ts sends over connections that fail, to the real server. */
describe('sending', () => {
  test.each([
    ['23P01', 'This time has just been taken', 'taken'],
    ['23514', 'This time is not offered', 'not offered'],
    [
      '23514',
      'Two calls are booked for this email address already. Your message can be sent without a time.',
      'enough for the mailbox',
    ],
    [
      '23514',
      'Many calls have been booked within an hour. Your message can be sent without a time.',
      'enough in the hour',
    ],
  ])('%s, "%s", is about the time alone', async (code, message, why) => {
    const calls = answering(() => refused(400, code, message));
    const outcome = await sendSubmission(endpoint, submission, undefined, writtenClock().clock);
    expect(outcome).toEqual({ kind: 'not given', why });
    expect(calls).toHaveLength(1);
  });

  test('too many picks are reported at once, in the words of the answer', async () => {
    answering(() => refused(429, 'too_many_picks', 'Send it without.', { 'Retry-After': '720' }));
    const outcome = await sendSubmission(endpoint, submission, undefined, writtenClock().clock);
    expect(outcome).toEqual({ kind: 'failed', message: 'Send it without.' });
  });

  test('trusts only an answer with the row', async () => {
    answering(
      () => new Response('<h1>Welcome to the hotel</h1>', { status: 200 }),
      () => new Response('', { status: 201 }),
      stored,
    );
    const { clock, waits } = writtenClock();
    expect(await sendSubmission(endpoint, submission, undefined, clock)).toEqual({ kind: 'stored' });
    expect(waits).toEqual([500, 1000]);
  });

  test('waits as long as it is told, in seconds or until a date', async () => {
    answering(
      () => refused(429, 'X', 'Please wait.', { 'Retry-After': '20' }),
      () => refused(503, 'X', 'Please wait.', { 'Retry-After': 'Sun, 01 Jun 2025 12:00:50 GMT' }),
      stored,
    );
    const { clock, waits } = writtenClock();
    expect(await sendSubmission(endpoint, submission, undefined, clock)).toEqual({ kind: 'stored' });
    expect(waits).toEqual([20_000, 30_000]);
  });

  test('reports a wait beyond the minute at once, in the words of the answer', async () => {
    const calls = answering(() =>
      refused(429, 'X', 'Please try again in 90 seconds.', { 'Retry-After': '90' }),
    );
    const { clock, waits } = writtenClock();
    const outcome = await sendSubmission(endpoint, submission, undefined, clock);
    expect(outcome).toEqual({ kind: 'failed', message: 'Please try again in 90 seconds.' });
    expect(calls).toHaveLength(1);
    expect(waits).toEqual([]);
  });
});
