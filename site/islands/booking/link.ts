import { callPath } from '../../../contract/booking.ts';

/** The secret that moves and cancels a call; only its hash travels with the enquiry. */

export const newSecret = (random: Pick<Crypto, 'getRandomValues'> = crypto): string =>
  btoa(String.fromCharCode(...random.getRandomValues(new Uint8Array(32))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** None on plain http, where browsers do not hash: the mail has a link then, and the page has not. */
export async function hashOf(secret: string, { subtle }: Crypto = crypto): Promise<string | null> {
  if (!subtle) return null;
  const hash = await subtle.digest('SHA-256', new TextEncoder().encode(secret));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const pageOf = (secret: string): string => `${location.origin}${callPath}#${secret}`;
