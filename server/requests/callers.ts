import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { isSecretKey } from '../settings.ts';
import { faults, type WireFault } from './wire-fault.ts';

export type Caller = 'anon' | 'service_role';

/**
 * Whoever shows the service key is the owner; everybody else is a visitor, whatever apikey they carry. Supabase's
 * client repeats its apikey as a token, which says nothing more. Any other token, and a key that says it is a secret,
 * is refused rather than ignored, so that its holder learns of the mistake.
 */
export function createIdentify(serviceKey: string) {
  const expected = digest(serviceKey);
  // Digests have one length, which the constant-time comparison needs and a key's length would give away.
  const isServiceKey = (key: string) => timingSafeEqual(digest(key), expected);

  return ({ apikey, authorization }: IncomingHttpHeaders): Caller | WireFault => {
    if (typeof apikey === 'string' && isServiceKey(apikey)) return 'service_role';
    if (authorization === undefined) return 'anon';
    const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1];
    if (token === undefined) return faults.badKey();
    if (isServiceKey(token)) return 'service_role';
    return token === apikey && !isSecretKey(token) ? 'anon' : faults.badKey();
  };
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Browsers say which page sends a request; programs, which no visitor can be tricked with, say nothing. */
export function comesFromOtherSite({ headers, host }: FastifyRequest, siteUrl: string | undefined): boolean {
  const fetchSite = headers['sec-fetch-site'];
  if (fetchSite !== undefined) return fetchSite !== 'same-origin' && fetchSite !== 'none';
  const { origin } = headers;
  return origin !== undefined && origin !== siteUrl && URL.parse(origin)?.host !== host;
}
