/** The secret that books, moves and cancels a call, made in a browser. The server gets only its hash. */

export const newSecret = (random: Pick<Crypto, 'getRandomValues'> = crypto): string =>
  btoa(String.fromCharCode(...random.getRandomValues(new Uint8Array(32))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Undefined on plain http, where browsers do not hash. Then only the email has a link. */
export async function hashOf(secret: string, { subtle }: Crypto = crypto): Promise<string | null> {
  if (!subtle) return null;
  const hash = await subtle.digest('SHA-256', new TextEncoder().encode(secret));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
