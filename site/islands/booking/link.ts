/** A secret that moves and cancels a call, and what of it travels with the enquiry. */
export type Link = { secret: string; hash: string };

/** None on plain http, where browsers do not hash; the mail has one then. */
export async function makeLink(crypto: Crypto = globalThis.crypto): Promise<Link | undefined> {
  if (!crypto.subtle) return undefined;
  const secret = toBase64Url(crypto.getRandomValues(new Uint8Array(32)));
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
  return { secret, hash: toHex(new Uint8Array(hash)) };
}

const toBase64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

const toHex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
