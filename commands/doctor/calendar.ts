import { randomBytes } from 'node:crypto';
import { parse } from 'yaml';
import { booking } from '../../content/schemas/booking.ts';
import { type Endpoint, functionsPath } from '../../contract/wire.ts';
import type { DatabaseClient } from '../../server/desk/database-client.ts';
import { WireFault } from '../../server/requests/wire-fault.ts';
import { asPublished } from '../enquiries/as-published.ts';
import { lowestId } from '../enquiries/backend.ts';
import { bad, good } from './finding.ts';

/** Asks the calendar what any visitor may ask, and what no visitor may get. It books nothing. */
export async function checkCalendar({ url, headers }: Endpoint, owner: DatabaseClient | undefined) {
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
  const strangers = await call('desk_kept', { after: lowestId });
  const { offered } = await bookingOf(owner);
  return [
    guessed.ok && ((await guessed.json()) as unknown[]).length === 0
      ? good('nobody cancels a call without its secret')
      : bad(`a guessed secret is answered with ${guessed.status}`, schemaAdvice),
    strangers.ok ? bad('ANYBODY CAN READ YOUR CALLS', leakAdvice) : good("nobody reads others' calls"),
    offered === times.length > 0
      ? good(offered ? `${times.length} times for a call are free` : 'no times for a call are offered')
      : offered
        ? bad('no time for a call is free, though the hours offer some', offerAdvice)
        : bad(`${times.length} times are offered, though they are switched off`, offerAdvice),
  ];
}

/** The hours of this checkout, with what was published at the desk. */
async function bookingOf(owner: DatabaseClient | undefined) {
  const kept = await owner?.call('desk_website', {});
  const words = kept === undefined || kept instanceof WireFault ? [] : kept.words;
  return booking.parse(parse(await asPublished('content/booking.yaml', words)));
}

const schemaAdvice =
  'The schema is not the one in supabase/migrations: push it again (docs/supabase.md), or npm run migrate.';
const leakAdvice = 'Push the schema again and revoke what it does not grant (docs/supabase.md).';
const offerAdvice =
  'Is every time taken? Look at Website, Hours of calls, at the desk. Else build the site and restart the server';
