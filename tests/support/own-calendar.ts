import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { test as base, expect } from '@playwright/test';
import type { Appointment, FreeTime } from '../../contract/rows.ts';
import { functionsPath } from '../../contract/wire.ts';
import { makeEnquiry } from '../processes/enquiry.ts';
import { startServer } from '../processes/server.ts';
import { serviceKey } from './engines.ts';
import { send } from './enquiries.ts';
import { copySite, liftLimitsOfCalls } from './site-copy.ts';

/** A server and a calendar for each worker, so that parallel tests do not book each other's times. */

type Fixtures = { hasLimits: boolean; site: string };

export const test = base.extend<object, Fixtures>({
  hasLimits: [false, { scope: 'worker', option: true }],
  site: [
    async ({ hasLimits }, use) => {
      const copy = await copySite();
      if (!hasLimits) await liftLimitsOfCalls(copy.project);
      const settings = { RATE_LIMIT_PER_MINUTE: '0', SERVICE_ROLE_KEY: serviceKey };
      const server = await startServer(settings, copy.program);
      await expect.poll(() => freeTimes(server.url).then(({ length }) => length)).toBeGreaterThan(0);
      await closeNextHours(server.url);
      await use(server.url);
      await server.stop();
      await copy.remove();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ site }, use) => use(site),
});

async function callFunction<Answer>(site: string, name: string, given: object, key = ''): Promise<Answer> {
  const answer = await fetch(`${site}${functionsPath}/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key && { apikey: key }) },
    body: JSON.stringify(given),
  });
  expect(answer.status).toBe(200);
  return answer.json();
}

/** Without this the first free time might pass, with its notice of two hours, between a look and a click. */
async function closeNextHours(site: string) {
  const now = Date.now();
  await callFunction(
    site,
    'desk_block',
    {
      ...{ appointment: randomUUID(), seen: null, title: '' },
      starts_at: new Date(now).toISOString(),
      ends_at: new Date(now + 4 * 60 * 60_000).toISOString(),
    },
    serviceKey,
  );
}

export const freeTimes = (site: string) => callFunction<FreeTime[]>(site, 'free_times', {});

export const isFree = async (site: string, time: string) =>
  (await freeTimes(site)).some(({ starts_at }) => Date.parse(starts_at) === Date.parse(time));

/** The call behind a link. */
export const callBehind = async (site: string, secret: string): Promise<Appointment | undefined> =>
  (await callFunction<Appointment[]>(site, 'appointment_of_link', { secret }))[0];

/** Moves the call in another browser, to the last time that is free. */
export async function moveElsewhere(site: string, secret: string) {
  const wanted_time = (await freeTimes(site)).at(-1)?.starts_at;
  await callFunction(site, 'move_appointment', { secret, wanted_time });
}

/** Books in another browser: this time, or the first that is free. */
export async function bookElsewhere(site: string, wanted?: string, email = 'ada@example.com') {
  const secret = randomBytes(32).toString('base64url');
  const link_hash = createHash('sha256').update(secret).digest('hex');
  const wanted_time = wanted ?? (await freeTimes(site))[0]?.starts_at ?? '';
  const enquiry = makeEnquiry({ wanted_time, link_hash, email });
  expect((await send(site, enquiry)).status).toBe(201);
  return { id: enquiry.id, secret, starts_at: wanted_time };
}
