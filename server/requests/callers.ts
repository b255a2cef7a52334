import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyRequest } from 'fastify';
import { isSecretKey } from '../settings.ts';
import { type Caller, faults, type WireFault } from './wire-fault.ts';

/**
 * Whoever shows the service key is the owner; everybody else is a visitor, whatever apikey they send. Supabase's client
 * repeats its apikey as a token, which means nothing more. Any other token, and any key marked as secret, is refused
 * rather than ignored, so that its holder notices the mistake.
 */
export function createIdentify(serviceKey: string) {
  const expected = digest(serviceKey);
  // Digests have equal lengths, which the constant-time comparison needs; comparing the keys would reveal their length.
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

/** Browsers name the site that sends a request. Programs do not, and no visitor can be tricked into using one. */
export function comesFromOtherSite({ headers, host }: FastifyRequest, siteUrl: string | undefined): boolean {
  const fetchSite = headers['sec-fetch-site'];
  if (fetchSite !== undefined) return fetchSite !== 'same-origin' && fetchSite !== 'none';
  const { origin } = headers;
  return origin !== undefined && origin !== siteUrl && URL.parse(origin)?.host !== host;
}
