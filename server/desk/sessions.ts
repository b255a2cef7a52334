import type { FastifyRequest } from 'fastify';
import { signedOut, tooManyRequests } from '../../content/messages/desk.ts';
import { createRateLimit } from '../submissions/rate-limit.ts';
import { WireFault } from '../submissions/wire-fault.ts';
import type { Door } from './door.ts';
import type { Place } from './place.ts';
import { hashOf, isSecret } from './secrets.ts';

const minute = 60_000;
const requestsAMinute = 600;

const keptSeconds = 30 * 24 * 60 * 60;

/** Who is signed in, by the cookie of the place where the desk was opened. */
export function createSessions(door: Door, serviceKey: string) {
  // For each secret and not for each address, which an office and a proxy share with strangers.
  const requests = createRateLimit(requestsAMinute, minute);

  return {
    /** The id of the session that a request belongs to. */
    async find(request: FastifyRequest, place: Place): Promise<string | WireFault> {
      const secret = cookieIn(request.headers.cookie, place.cookie);
      if (!isSecret(secret, serviceKey)) return ended();
      const session_hash = hashOf(secret);
      const wait = requests.take(session_hash);
      if (wait > 0) return tooOften(wait);
      const answer = await door.call('desk_session', { session_hash });
      if (answer instanceof WireFault) return answer;
      const id: unknown = JSON.parse(answer);
      return typeof id === 'string' ? id : ended();
    },

    /** The cookie as it came, to be kept for as long again. */
    renew: (request: FastifyRequest, place: Place) =>
      cookieOf(place, cookieIn(request.headers.cookie, place.cookie) ?? '', keptSeconds),
    begin: (place: Place, secret: string) => cookieOf(place, secret, keptSeconds),
    end: (place: Place) => cookieOf(place, '', 0),
  };
}

export const tooOften = (seconds: number) =>
  new WireFault(429, 'too_many_requests', tooManyRequests, { headers: { 'Retry-After': `${seconds}` } });

const ended = () => new WireFault(401, 'signed_out', signedOut);

const cookieOf = ({ cookie, isSecure }: Place, value: string, seconds: number) =>
  `${cookie}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`;

function cookieIn(header: string | undefined, name: string): string | undefined {
  const given = (header ?? '').split(/; */).filter((pair) => pair.startsWith(`${name}=`));
  // Two of one name are not both ours.
  return given.length === 1 ? given[0]?.slice(name.length + 1) : undefined;
}
