import { callPath } from '../../../contract/booking.ts';
import type { Appointment, FreeTime } from '../../../contract/rows.ts';
import { type Endpoint, functionUrl } from '../../../contract/wire.ts';

/** What is asked of the calendar. */

export const readFreeTimes = (endpoint: Endpoint, signal?: AbortSignal): Promise<FreeTime[]> =>
  listIn(
    fetch(functionUrl(endpoint, 'free_times'), {
      headers: endpoint.headers,
      cache: 'no-store',
      ...(signal && { signal }),
    }),
  );

/** By the secret, which stands in the body alone. */
export const readAppointment = (endpoint: Endpoint, secret: string) =>
  listIn<Appointment>(callFunction(endpoint, 'appointment_of_link', { secret }));

/** With the moment of the answer, by the clock of whoever gave it where that can be read: the visitor's may be wrong. */
export async function readCall(endpoint: Endpoint, secret: string) {
  const answer = await callFunction(endpoint, 'appointment_of_link', { secret });
  const [call] = await listIn<Appointment>(answer);
  return { call, at: Date.parse(answer.headers.get('date') ?? '') || Date.now() };
}

/** Who is too late is answered as with a pick. */
export const moveAppointment = (endpoint: Endpoint, secret: string, wanted_time: string) =>
  callFunction(endpoint, 'move_appointment', { secret, wanted_time });

export const cancelAppointment = (endpoint: Endpoint, secret: string) =>
  listIn<Appointment>(callFunction(endpoint, 'cancel_appointment', { secret }));

const callFunction = (endpoint: Endpoint, name: string, given: object) =>
  fetch(functionUrl(endpoint, name), {
    method: 'POST',
    headers: { ...endpoint.headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(given),
  });

async function listIn<Item>(answering: Response | Promise<Response>): Promise<Item[]> {
  const answer = await answering;
  const body: unknown = answer.ok ? await answer.json() : undefined;
  // Whatever else answers with success comes from something that stands before the data interface.
  if (!Array.isArray(body)) throw new TypeError(`No list came, but ${answer.status}`);
  return body;
}

/** The secret that moves and cancels a call; only its hash travels with the enquiry. */

export const newSecret = (random: Pick<Crypto, 'getRandomValues'> = crypto): string =>
  btoa(String.fromCharCode(...random.getRandomValues(new Uint8Array(32))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** None on plain http, where browsers do not hash: the mail has a link then, and the page has not. */
export async function hashOf(secret: string, { subtle }: Crypto = crypto): Promise<string | null> {
  if (!subtle) return null;
  const hash = await subtle.digest('SHA-256', new TextEncoder().encode(secret));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const pageOf = (secret: string): string => `${location.origin}${callPath}#${secret}`;
