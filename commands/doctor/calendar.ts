import { randomBytes } from 'node:crypto';
import { readBooking } from '../../build/read-yaml.ts';
import { beforeAllCalls } from '../../contract/booking.ts';
import { type Endpoint, functionsPath } from '../../contract/wire.ts';
import { bad, type Finding, good } from './finding.ts';

/** Asks the calendar what any visitor may ask, and what no visitor may get. It books nothing. */
export async function checkCalendar({ url, headers }: Endpoint): Promise<Finding[]> {
  const call = (name: string, given: object) =>
    fetch(new URL(`${functionsPath}/${name}`, url), {
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(given),
    });

  const free = await call('free_times', {});
  if (!free.ok) return [bad(`free times cannot be read (${free.status})`, schemaAdvice)];
  const times = (await free.json()) as unknown[];
  const guessed = await call('cancel_appointment', { secret: randomBytes(32).toString('base64url') });
  const strangers = await call('booked_calls', { after: beforeAllCalls });
  const { offered } = await readBooking();
  return [
    guessed.ok && ((await guessed.json()) as unknown[]).length === 0
      ? good('nobody cancels a call without its secret')
      : bad(`a guessed secret is answered with ${guessed.status}`, schemaAdvice),
    strangers.ok ? bad('ANYBODY CAN READ YOUR CALLS', leakAdvice) : good("nobody reads others' calls"),
    offered === times.length > 0
      ? good(offered ? `${times.length} times for a call are free` : 'no times for a call are offered')
      : offered
        ? bad('no time for a call is free, though content/booking.yaml offers some', offerAdvice)
        : bad(
            `${times.length} times are offered, though content/booking.yaml switches them off`,
            offerAdvice,
          ),
  ];
}

const schemaAdvice =
  'The schema is not the one in supabase/migrations: push it again (docs/supabase.md), or npm run migrate.';
const leakAdvice = 'Push the schema again and revoke what it does not grant (docs/supabase.md).';
const offerAdvice =
  'Is every time taken? Else build the site and restart the server, or where there is none: npm run booking -- publish';
