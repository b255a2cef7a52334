import { submissionsPath } from '../../../contract/submissions.ts';

/** Where the data interface answers, and what it wants to see on every request. */
export type Endpoint = { url: string; headers: Record<string, string> };

const sameOrigin: Endpoint = { url: submissionsPath, headers: {} };

/** The hosted project the site was built for, else our own server. */
export function configuredEndpoint(): Endpoint {
  const origin: string | undefined = import.meta.env['PUBLIC_SUPABASE_URL'];
  const key: string | undefined = import.meta.env['PUBLIC_SUPABASE_ANON_KEY'];
  return origin && key ? hostedEndpoint(origin, key) : sameOrigin;
}

export function hostedEndpoint(origin: string, key: string): Endpoint {
  // The newer keys (sb_publishable_…) are no tokens, and are refused where a token is expected.
  const isToken = key.startsWith('eyJ');
  return {
    url: new URL(submissionsPath, origin).href,
    headers: { apikey: key, ...(isToken && { Authorization: `Bearer ${key}` }) },
  };
}
