import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { sessionDays } from '../../content/limits.ts';
import * as say from '../../content/messages/desk-answers.ts';
import { signInPath } from '../../contract/desk.ts';
import type { Post } from '../notifications/post.ts';
import { createRateLimit, sourceOf } from '../requests/rate-limit.ts';
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
  new WireFault(429, 'too_many_requests', say.tooManyRequests, { headers: { 'Retry-After': `${seconds}` } });

const ended = () => new WireFault(401, 'signed_out', say.signedOut);

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
function isSecret(text: unknown, serviceKey: string): text is string {
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

const mailsAMinute = 10;

/** Signing in with a link that works once, printed on the owner's machine or sent to the owner's email address. */
export function createSignIn(
  database: DatabaseClient,
  serviceKey: string,
  mail: { post: Post; address: string } | undefined,
) {
  // The database counts for all servers together. This limit keeps a flood away from it.
  const mails = createRateLimit(mailsAMinute, minute);

  /** Nobody is kept out by a name that is not taken. */
  async function nameDevice(session_hash: string, person: string): Promise<void> {
    const session = await database.call('desk_session', { session_hash });
    if (typeof session === 'string') await database.call('desk_name_device', { session, person });
  }

  return {
    async enter(request: FastifyRequest, { secret, person }: Record<string, unknown>) {
      if (!isSecret(secret, serviceKey)) return notLetIn();
      const session = makeSecret(serviceKey);
      const outcome = await database.call('desk_sign_in', {
        link_hash: hashOf(secret),
        session_hash: hashOf(session),
        device: deviceOf(request.headers['user-agent']),
        address: sourceOf(request.ip),
      });
      if (outcome instanceof WireFault) return outcome;
      if (outcome === 'too_many') return tooOften(minute / 1000);
      if (outcome !== 'in') return notLetIn();
      if (typeof person === 'string' && person.trim() !== '') await nameDevice(hashOf(session), person);
      return session;
    },

    /** Makes a link for another device of the owner. */
    async makeLink(origin: string): Promise<string | WireFault> {
      const secret = makeSecret(serviceKey);
      const answer = await database.call('desk_make_link', { link_hash: hashOf(secret) });
      return answer instanceof WireFault ? answer : linkTo(origin, secret);
    },

    /** The caller is not told whether an email was sent. */
    async mailLink(address: string, origin: string): Promise<void> {
      if (!mail || mails.take(address) > 0) return;
      const secret = makeSecret(serviceKey);
      const may = await database.call('desk_mail_link', { link_hash: hashOf(secret) });
      if (may !== true) return;
      await mail.post.send(`desk-${hashOf(secret).slice(0, 32)}`, {
        to: mail.address,
        subject: say.linkSubject(),
        text: say.linkText(linkTo(origin, secret)),
      });
    },
  };
}

/** A link for the first device. Undefined where one is signed in, which makes links for others. */
export async function linkForFirstDevice(database: DatabaseClient, serviceKey: string, origin: string) {
  const devices = await database.call('desk_sessions', {});
  if (devices instanceof WireFault || devices.length > 0) return undefined;
  const link = await createSignIn(database, serviceKey, undefined).makeLink(origin);
  return link instanceof WireFault ? undefined : link;
}

const notLetIn = () => new WireFault(401, 'bad_link', say.badLink);

/** Checked in this order, because most browsers also name others. */
const browsers: [pattern: RegExp, name: string][] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: [pattern: RegExp, name: string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'Chromebook'],
  [/\bLinux\b/, 'Linux'],
];

function deviceOf(userAgent = ''): string {
  const nameIn = (names: typeof browsers) => names.find(([pattern]) => pattern.test(userAgent))?.[1];
  return say.deviceOn(nameIn(browsers) ?? say.unknownBrowser, nameIn(systems) ?? say.unknownSystem);
}
