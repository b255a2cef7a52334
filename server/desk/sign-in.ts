import type { FastifyRequest } from 'fastify';
import * as say from '../../content/messages/desk-answers.ts';
import type { Post } from '../notifications/post.ts';
import { createRateLimit, sourceOf } from '../requests/rate-limit.ts';
import { WireFault } from '../requests/wire-fault.ts';
import type { DatabaseClient } from './database-client.ts';
import { hashOf, isSecret, linkTo, makeSecret, tooOften } from './sessions.ts';

const minute = 60_000;
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
    /** The secret of a new session. */
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

/** A device's name for the list of devices. */
function deviceOf(userAgent = ''): string {
  const nameIn = (names: typeof browsers) => names.find(([pattern]) => pattern.test(userAgent))?.[1];
  return say.deviceOn(nameIn(browsers) ?? say.unknownBrowser, nameIn(systems) ?? say.unknownSystem);
}
