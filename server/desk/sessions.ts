import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sessionDays } from '../../content/limits.ts';
import { signedOut, tooManyRequests } from '../../content/messages/desk-answers.ts';
import { signInPath } from '../../contract/desk.ts';
import { createRateLimit } from '../requests/rate-limit.ts';
import type { RequestOrigin } from '../requests/request-origin.ts';
import { WireFault } from '../requests/wire-fault.ts';
import type { DatabaseClient } from './database-client.ts';

const minute = 60_000;
const requestsAMinute = 600;

const keptSeconds = sessionDays * 24 * 60 * 60;

/** Finds who is signed in by the cookie of the address where the desk was opened. */
export function createSessions(database: DatabaseClient, serviceKey: string) {
  // Limited per secret, because offices and proxies share their address with strangers.
  const requests = createRateLimit(requestsAMinute, minute);

  return {
    /** The id of the session that a request belongs to. */
    async find(request: FastifyRequest, requestOrigin: RequestOrigin): Promise<string | WireFault> {
      const secret = cookieIn(request.headers.cookie, requestOrigin.cookie);
      if (!isSecret(secret, serviceKey)) return ended();
      const session_hash = hashOf(secret);
      const wait = requests.take(session_hash);
      if (wait > 0) return tooOften(wait);
      const id = await database.call('desk_session', { session_hash });
      return id === null ? ended() : id;
    },

    /** The same cookie with a new expiry. */
    renew: (request: FastifyRequest, requestOrigin: RequestOrigin) =>
      cookieOf(requestOrigin, cookieIn(request.headers.cookie, requestOrigin.cookie) ?? '', keptSeconds),
    begin: (requestOrigin: RequestOrigin, secret: string) => cookieOf(requestOrigin, secret, keptSeconds),
    end: (requestOrigin: RequestOrigin) => cookieOf(requestOrigin, '', 0),
  };
}

export const tooOften = (seconds: number) =>
  new WireFault(429, 'too_many_requests', tooManyRequests, { headers: { 'Retry-After': `${seconds}` } });

const ended = () => new WireFault(401, 'signed_out', signedOut);

const cookieOf = ({ cookie, isSecure }: RequestOrigin, value: string, seconds: number) =>
  `${cookie}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

function cookieIn(header: string | undefined, name: string): string | undefined {
  const given = (header ?? '').split(/; */).filter((pair) => pair.startsWith(`${name}=`));
  // When two cookies have the name, one of them is not ours.
  return given.length === 1 ? given[0]?.slice(name.length + 1) : undefined;
}

/** The secrets of links and sessions. The database has their hashes alone. */

const halfBytes = 16;

/** Random bytes and their signature with the service key, so that nobody else can make one. */
export function makeSecret(serviceKey: string): string {
  const random = randomBytes(halfBytes);
  return Buffer.concat([random, signatureOf(random, serviceKey)]).toString('base64url');
}

/** Refuses made-up secrets without asking the database, so that they use up nobody's allowance. */
export function isSecret(text: unknown, serviceKey: string): text is string {
  if (typeof text !== 'string' || !/^[\w-]{43}$/.test(text)) return false;
  const bytes = Buffer.from(text, 'base64url');
  const random = bytes.subarray(0, halfBytes);
  return timingSafeEqual(bytes.subarray(halfBytes), signatureOf(random, serviceKey));
}

const signatureOf = (random: Buffer, serviceKey: string) =>
  createHmac('sha256', serviceKey).update('desk').update(random).digest().subarray(0, halfBytes);

export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** A fragment reaches no log, no proxy and no program that scans emails. */
export const linkTo = (origin: string, secret: string) => `${origin}${signInPath}#${secret}`;
