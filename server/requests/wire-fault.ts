import { wordsRefused } from '../../contract/website.ts';
import type { WireError } from '../../contract/wire.ts';

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
