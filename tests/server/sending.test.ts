import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ContactSubmission } from '../../contract/rows.ts';
import { submissionsPath } from '../../contract/wire.ts';
import { type Clock, sendSubmission } from '../../site/islands/sending/send-submission.ts';
import { makeEnquiry } from '../processes/enquiry.ts';
import type { RunningServer } from '../processes/server.ts';
import { startOnEither } from '../support/either-store.ts';
import {
  type Fault,
  isSilent,
  namesOfFaultsAfter,
  namesOfFaultsBefore,
  startFaultyProxy,
} from '../support/faulty-proxy.ts';
import { createRandom, type Random } from '../support/random.ts';
import { howMany } from '../support/thorough.ts';

/** The browser's sending code against the real server, over connections that fail in every way. */

const serviceKey = 'a-service-key-only-for-these-tests-0123456789';
const trials = howMany(75, 1000);
const allFaults = [...namesOfFaultsBefore, ...namesOfFaultsAfter];

let server: RunningServer;
beforeAll(async () => {
  server = await startOnEither({ SERVICE_ROLE_KEY: serviceKey, RATE_LIMIT_PER_MINUTE: '0' });
});
afterAll(() => server.stop());

/** A clock whose waits take no time, and whose attempts time out when the connection falls silent. */
function impatientClock() {
  let now = 0;
  let attempt = { controller: new AbortController(), allowed: 0 };
  const clock: Clock = {
    now: () => now,
    wait: async (milliseconds) => {
      now += milliseconds;
    },
    timeout: (allowed) => {
      attempt = { controller: new AbortController(), allowed };
      return attempt.controller.signal;
    },
  };
  const runOut = () => {
    now += attempt.allowed;
    attempt.controller.abort(new DOMException('The attempt took too long', 'TimeoutError'));
  };
  return { clock, runOut };
}

async function sendThrough(next: () => Fault, submission: ContactSubmission) {
  const { clock, runOut } = impatientClock();
  const proxy = await startFaultyProxy({ target: server.url, next, onSilence: runOut });
  const endpoint = { url: proxy.url + submissionsPath, headers: {} };
  const outcome = await sendSubmission(endpoint, submission, undefined, clock);
  await proxy.close();
  return { outcome, took: clock.now() };
}

/** Every trial has its own name, so that a row stored under another id would be found. */
async function countRows({ name }: ContactSubmission): Promise<number> {
  const query = new URLSearchParams({ select: 'id', name: `eq.${name}` });
  const answer = await fetch(`${server.url}${submissionsPath}?${query}`, {
    headers: { Authorization: `Bearer ${serviceKey}` },
  });
  const rows: unknown = await answer.json();
  return Array.isArray(rows) ? rows.length : Number.NaN;
}

const enquiry = (name: string) =>
  makeEnquiry({ name, business_details: 'A barber shop with three chairs, and “quotes”. '.repeat(20) });

/** Up to five faults, at most two of them silent: as much as a visitor can wait for within the minute. */
function passingTrouble({ below, pick }: Random): Fault[] {
  let silences = 0;
  return Array.from({ length: below(6) }, () => pick(allFaults)).filter((fault) => {
    if (isSilent(fault)) silences += 1;
    return !isSilent(fault) || silences <= 2;
  });
}

async function inLanes<T>(items: T[], lanes: number, work: (item: T) => Promise<void>) {
  const waiting = items.values();
  const lane = async () => {
    for (const item of waiting) await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

describe('over a bad connection', () => {
  test(`${trials} enquiries end in one row and a success, or in no row and an error`, async () => {
    const met = new Set<Fault>();
    const ends = { stored: 0, failed: 0, 'not given': 0 };
    const seeds = Array.from({ length: trials }, (_, seed) => seed);

    await inLanes(seeds, 16, async (seed) => {
      const random = createRandom(seed);
      const isDead = random.below(5) === 0;
      const trouble = passingTrouble(random);
      const next = () => {
        const fault = isDead ? random.pick(namesOfFaultsBefore) : (trouble.shift() ?? 'none');
        met.add(fault);
        return fault;
      };
      const submission = enquiry(`Trial ${seed}`);
      const { outcome, took } = await sendThrough(next, submission);

      expect({ seed, end: outcome.kind, rows: await countRows(submission) }).toEqual(
        isDead ? { seed, end: 'failed', rows: 0 } : { seed, end: 'stored', rows: 1 },
      );
      expect(took, `seed ${seed}`).toBeLessThanOrEqual(60_000);
      ends[outcome.kind] += 1;
    });

    expect([...met].sort()).toEqual(['none', ...allFaults].sort());
    expect(ends.stored).toBeGreaterThan(0.7 * trials);
    expect(ends.failed).toBeGreaterThan(0.1 * trials);
  });

  test('an enquiry that was stored without an answer is not stored again by the next try', async () => {
    await inLanes(namesOfFaultsAfter, 4, async (fault) => {
      const submission = enquiry(`Unheard: ${fault}`);
      const first = await sendThrough(() => fault, submission);
      expect(first.outcome.kind).toBe('failed');
      const second = await sendThrough(() => 'none', submission);
      expect(second.outcome).toEqual({ kind: 'stored' });
      expect(await countRows(submission), fault).toBe(1);
    });
  });

  test('two tabs that send the same draft at once store it once', async () => {
    const submission = enquiry('Two tabs');
    const tabs = await Promise.all([1, 2].map(() => sendThrough(() => 'none', submission)));
    expect(tabs.map(({ outcome }) => outcome.kind)).toEqual(['stored', 'stored']);
    expect(await countRows(submission)).toBe(1);
  });
});

test('a refusal by the database is shown in its words, at once', async () => {
  const { outcome, took } = await sendThrough(() => 'none', { ...enquiry('Refused'), email: 'no address' });
  expect(outcome).toEqual({ kind: 'failed', message: expect.stringContaining('check constraint') });
  expect(took).toBe(0);
});
