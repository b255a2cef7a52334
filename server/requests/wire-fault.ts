import { otherSite, tooLarge, tooMany, unavailable, unreadable } from '../../content/messages/enquiry.ts';
import { wordsRefused } from '../../contract/website.ts';
import type { WireError } from '../../contract/wire.ts';
import type { Outage, Refusal } from '../database/store.ts';
import { nextPickSeconds, tooManyPicksCode } from './rate-limit.ts';

export type Caller = 'anon' | 'service_role';

/** A refusal in PostgREST's words. Whatever finds a fault returns one, and the route sends it. */
export class WireFault {
  readonly status: number;
  readonly error: WireError;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    code: string,
    message: string,
    { details = null, hint = null, headers = {} }: Partial<Words> = {},
  ) {
    this.status = status;
    this.error = { code, message, details, hint };
    this.headers = headers;
  }
}

type Words = { details: string | null; hint: string | null; headers: Record<string, string> };

export const faults = {
  badBody: (message: string) => new WireFault(400, 'PGRST102', message),
  badQuery: (part: string, value: string, hint: string | null = null) =>
    new WireFault(400, 'PGRST100', `"failed to parse ${part} (${value})"`, { hint }),
  unknownColumn: (name: string) =>
    new WireFault(
      400,
      'PGRST204',
      `Could not find the '${name}' column of 'contact_submissions' in the schema cache`,
    ),
  unknownTable: (name: string) =>
    new WireFault(404, 'PGRST205', `Could not find the table 'public.${name}' in the schema cache`),
  unknownFunction: (name: string, parameters: string[]) =>
    new WireFault(
      404,
      'PGRST202',
      `Could not find the function public.${name}(${parameters.join(', ')}) in the schema cache`,
    ),
  unknownSchema: (name: string) =>
    new WireFault(406, 'PGRST106', `Invalid schema: ${name}`, { hint: 'Only the schema public is exposed' }),
  badMethod: (method: string, allowed: string[]) =>
    new WireFault(405, 'PGRST117', `Unsupported HTTP method: ${method}`, {
      headers: { Allow: allowed.join(', ') },
    }),
  badMediaType: (accepted: string) =>
    new WireFault(406, 'PGRST107', `None of these media types are available: ${accepted}`),
  notOneRow: (count: number) =>
    new WireFault(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', {
      details: `The result contains ${count} rows`,
    }),
  badKey: () =>
    new WireFault(401, 'PGRST301', 'The key is not valid', {
      headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' },
    }),
  /** The desk shows the owner this sentence. */
  refused: (sentence: string) => new WireFault(422, wordsRefused, sentence),
};

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
