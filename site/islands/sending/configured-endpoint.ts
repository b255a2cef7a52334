import { type Endpoint, hostedEndpoint } from '../../../contract/endpoint.ts';
import { submissionsPath } from '../../../contract/submissions.ts';

const sameOrigin: Endpoint = { url: submissionsPath, headers: {} };

/** The hosted project the site was built for, else our own server. */
export function configuredEndpoint(): Endpoint {
  const origin: string | undefined = import.meta.env['PUBLIC_SUPABASE_URL'];
  const key: string | undefined = import.meta.env['PUBLIC_SUPABASE_ANON_KEY'];
  return origin && key ? hostedEndpoint(origin, key) : sameOrigin;
}
