import { otherSite, tooLarge, tooMany, unavailable, unreadable } from '../../content/messages/enquiry.ts';
import type { Outage, Refusal } from '../database/store.ts';
import type { Caller } from './callers.ts';
import { nextPickSeconds, tooManyPicksCode } from './rate-limit.ts';
import { WireFault } from './wire-fault.ts';

/** What visitors read when the fault is not in their input. */
export const visitorFaults = {
  unavailable: () => new WireFault(503, 'PGRST001', unavailable(), { headers: { 'Retry-After': '5' } }),
  tooMany: (seconds: number) =>
    new WireFault(429, 'too_many_requests', tooMany(seconds), {
      headers: { 'Retry-After': `${seconds}` },
    }),
  tooLarge: () => new WireFault(413, 'too_large', tooLarge),
  unreadable: () => new WireFault(415, 'unreadable', unreadable),
  otherSite: () => new WireFault(403, 'other_site', otherSite()),
};

/** The status that PostgREST gives to an SQLSTATE; the longest match comes first. */
const statuses: [prefix: string, status: number][] = [
  ['23503', 409],
  ['23505', 409],
  ['42P01', 404],
  ['42883', 404],
  ['PT404', 404],
  ['PT409', 409],
  ['22', 400],
  ['23', 400],
  ['42', 400],
];

export function wordFault(fault: Refusal | Outage, caller: Caller): WireFault {
  if (fault.kind === 'unavailable') return visitorFaults.unavailable();
  const { code, message, details, hint } = fault;
  if (code === '42501') {
    return caller === 'anon'
      ? new WireFault(401, code, message, { details, hint, headers: { 'WWW-Authenticate': 'Bearer' } })
      : new WireFault(403, code, message, { details, hint });
  }
  if (code === tooManyPicksCode)
    return new WireFault(429, code, message, { headers: { 'Retry-After': `${nextPickSeconds}` } });
  const status = statuses.find(([prefix]) => code.startsWith(prefix))?.[1] ?? 500;
  return new WireFault(status, code, message, { details, hint });
}
