import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { signInPath } from '../../contract/desk.ts';

/** The secrets of links and sessions. The database has their hashes alone. */

const halfBytes = 16;

/** Random bytes and their signature with the service key, so that nobody else can make one. */
export function makeSecret(serviceKey: string): string {
  const random = randomBytes(halfBytes);
  return Buffer.concat([random, signatureOf(random, serviceKey)]).toString('base64url');
}

/** A made-up secret is refused by this alone: the database is not asked, and nobody else's allowance is used up. */
export function isSecret(text: unknown, serviceKey: string): text is string {
  if (typeof text !== 'string' || !/^[\w-]{43}$/.test(text)) return false;
  const bytes = Buffer.from(text, 'base64url');
  const random = bytes.subarray(0, halfBytes);
  return timingSafeEqual(bytes.subarray(halfBytes), signatureOf(random, serviceKey));
}

const signatureOf = (random: Buffer, serviceKey: string) =>
  createHmac('sha256', serviceKey).update('desk').update(random).digest().subarray(0, halfBytes);

export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** Behind the number sign it reaches no log, no proxy and no program that looks into mails. */
export const linkTo = (origin: string, secret: string) => `${origin}${signInPath}#${secret}`;
