/** What a key of a Supabase project says about itself. What it opens only the project knows. */

/** A secret key in a page would give every enquiry to every visitor. */
export function isPublicKey(key: string): boolean {
  return /^sb_publishable_\S{8,}$/.test(key) || claimsOf(key)?.['role'] === 'anon';
}

/** Whether a key says that it opens more than a visitor may. A token says who it is for. */
export function isSecretKey(key: string): boolean {
  return key.startsWith('eyJ') ? claimsOf(key)?.['role'] !== 'anon' : key.startsWith('sb_secret_');
}

export function isKeyOfAnotherProject(key = '', address = ''): boolean {
  const [, project] = /^https:\/\/([a-z0-9]+)\.supabase\.co\/?$/.exec(address) ?? [];
  const ref = claimsOf(key)?.['ref'];
  return project !== undefined && ref !== undefined && ref !== project;
}

function claimsOf(token: string): Record<string, unknown> | undefined {
  const [, payload] = /^eyJ[\w-]+\.([\w-]+)\.[\w-]+$/.exec(token) ?? [];
  if (payload === undefined) return undefined;
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString());
  } catch {
    return undefined;
  }
}
