import { createHash, randomBytes } from 'node:crypto';
import { expect, vi } from 'vitest';
import type { Appointment, BookedCall, FreeTime, KeptEnquiry } from '../../contract/rows.ts';
import { functionsPath } from '../../contract/wire.ts';
import { serviceKey } from './engines.ts';
import { storedRows } from './enquiries.ts';

export function call(url: string, name: string, given?: object, headers: Record<string, string> = {}) {
  return fetch(`${url}${functionsPath}/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(given ?? {}),
  });
}

export async function everyFreeTime(url: string): Promise<FreeTime[]> {
  const answer = await fetch(`${url}${functionsPath}/free_times`);
  expect(answer.status).toBe(200);
  return answer.json();
}

const hour = 60 * 60_000;
const earliest = Date.now() + hour;
const latest = Date.now() + 13 * 24 * hour;

/** Times that stay free during a test: none that begin soon, or at the horizon's end. */
export const freeTimes = async (url: string): Promise<FreeTime[]> =>
  (await everyFreeTime(url)).filter(
    ({ starts_at }) => Date.parse(starts_at) > earliest && Date.parse(starts_at) < latest,
  );

/** Two or three at night in the company's zone, when the rules in the templates of stores offer no calls. */
const isAtNight = ({ starts_at }: FreeTime) => new Date(starts_at).getUTCHours() === 8;

/** Waits until the site's own rules are in the database, shortly after the start. Only a hanging server takes this long. */
export const untilOffered = (url: string) =>
  vi.waitFor(async () => expect((await freeTimes(url)).some(isAtNight)).toBe(true), {
    timeout: 100_000,
    interval: 20,
  });

/** The same for the repository's own site, on a database without rules. */
export const untilSomeTimeIsFree = (url: string) =>
  vi.waitFor(async () => expect(await freeTimes(url)).not.toEqual([]), { timeout: 100_000, interval: 20 });

export function makeLink() {
  const secret = randomBytes(32).toString('base64url');
  return { secret, link_hash: createHash('sha256').update(secret).digest('hex') };
}

export const appointmentsOf = async (answer: Response): Promise<Appointment[]> => {
  expect(answer.status).toBe(200);
  return answer.json();
};

/** The calls, as a backup has them. */
export async function bookedCalls(url: string): Promise<BookedCall[]> {
  const kept: KeptEnquiry[] = [];
  for (;;) {
    const after = kept.at(-1)?.id ?? '00000000-0000-0000-0000-000000000000';
    const answer = await call(url, 'desk_kept', { after }, { apikey: serviceKey });
    expect(answer.status).toBe(200);
    const page: KeptEnquiry[] = await answer.json();
    kept.push(...page);
    if (page.length === 0) return kept.flatMap(({ call }) => call ?? []).sort(byUid);
  }
}

const byUid = (one: BookedCall, other: BookedCall) => (one.uid < other.uid ? -1 : 1);

/** Checks that every pick has its call and every call its enquiry, and that no two calls overlap. */
export async function expectSound(url: string): Promise<void> {
  const calls = await bookedCalls(url);
  const wanting = (await storedRows(url)).filter(({ wanted_time }) => wanted_time !== null);
  expect(calls.map(({ submission_id }) => submission_id).sort()).toEqual(wanting.map(({ id }) => id).sort());
  const starts = calls.filter(({ status }) => status === 'booked').map(({ starts_at }) => starts_at);
  expect(new Set(starts).size).toBe(starts.length);
}
