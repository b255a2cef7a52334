import { createHash, randomBytes } from 'node:crypto';
import { signInPath } from '../../contract/desk.ts';

/** Of links and of sessions the database has the hashes alone. */

export const makeSecret = () => randomBytes(32).toString('base64url');

export const isSecret = (text: unknown): text is string =>
  typeof text === 'string' && /^[\w-]{43}$/.test(text);

export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('hex');

/** Behind the number sign it reaches no log, no proxy and no program that looks into mails. */
export const linkTo = (origin: string, secret: string) => `${origin}${signInPath}#${secret}`;
