import { callPath } from '../../../contract/booking.ts';
import type { Appointment, FreeTime } from '../../../contract/rows.ts';
import { functionUrl } from '../../../contract/wire.ts';
import type { Picked } from '../contact-form/use-draft.ts';
import { configuredEndpoint } from '../sending/configured-endpoint.ts';
import { isSame } from './days.ts';

export function readFreeTimes(signal: AbortSignal): Promise<FreeTime[]> {
  const endpoint = configuredEndpoint();
  const { headers } = endpoint;
  return listIn(fetch(functionUrl(endpoint, 'free_times'), { headers, cache: 'no-store', signal }));
}

/** Reads a call by its secret, which is only in the request's body. */
export const readAppointment = (secret: string) =>
  listIn<Appointment>(callFunction('appointment_of_link', { secret }));

/**
 * Adds the moment of the answer, by the server's clock if its Date header can be read, because the visitor's may be
 * wrong.
 */
export async function readCall(secret: string) {
  const answer = await callFunction('appointment_of_link', { secret });
  const [call] = await listIn<Appointment>(answer);
  return { call, at: Date.parse(answer.headers.get('date') ?? '') || Date.now() };
}

/** Refused for the same reasons as a pick. */
export const moveAppointment = (secret: string, wanted_time: string) =>
  callFunction('move_appointment', { secret, wanted_time });

export const cancelAppointment = (secret: string) =>
  listIn<Appointment>(callFunction('cancel_appointment', { secret }));

function callFunction(name: string, given: object): Promise<Response> {
  const endpoint = configuredEndpoint();
  const headers = { ...endpoint.headers, 'Content-Type': 'application/json' };
  return fetch(functionUrl(endpoint, name), { method: 'POST', headers, body: JSON.stringify(given) });
}

async function listIn<Item>(answering: Response | Promise<Response>): Promise<Item[]> {
  const answer = await answering;
  const body: unknown = answer.ok ? await answer.json() : undefined;
  // Any other successful answer comes from something in front of the data interface.
  if (!Array.isArray(body)) throw new TypeError(`No list came, but ${answer.status}`);
  return body;
}

export const pageOf = (secret: string): string => `${location.origin}${callPath}#${secret}`;

/** Whether the time was booked by this visitor, whose answer was lost. Undefined if that is unknown. */
export async function isOurs(picked: Picked): Promise<boolean | undefined> {
  return readAppointment(picked.secret).then(
    ([call]) => call?.status === 'booked' && isSame(call, picked),
    () => undefined,
  );
}
