import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { type Appointment, type FreeTime, functionsPath } from '../../contract/booking.ts';
import { makeEnquiry } from '../../harness/enquiry.ts';
import { send } from './enquiries.ts';

/** A call as somebody has booked it elsewhere. */

const callFunction = async <Item>(site: string | undefined, name: string, given: object): Promise<Item[]> => {
  const answer = await fetch(`${site}${functionsPath}/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(given),
  });
  expect(answer.status).toBe(200);
  return answer.json();
};

export const freeTimesAt = (site: string | undefined) => callFunction<FreeTime>(site, 'free_times', {});

export const callBehind = async (
  site: string | undefined,
  secret: string,
): Promise<Appointment | undefined> =>
  (await callFunction<Appointment>(site, 'appointment_of_link', { secret }))[0];

/** Tests beside this one book too: whoever is too late takes another. */
export async function bookCall(site: string | undefined, wanted?: string) {
  const secret = randomBytes(32).toString('base64url');
  const link_hash = createHash('sha256').update(secret).digest('hex');
  for (;;) {
    const times = await freeTimesAt(site);
    const wanted_time = wanted ?? times[Math.floor(Math.random() * times.length)]?.starts_at;
    const answer = await send(site ?? '', makeEnquiry({ id: randomUUID(), wanted_time, link_hash }));
    if (answer.status === 201 || wanted) {
      expect(answer.status).toBe(201);
      return { secret, starts_at: wanted_time ?? '' };
    }
  }
}
