import { functionsPath } from './booking.ts';
import { submissionsPath } from './submissions.ts';

/** Where the data interface answers, and what it wants to see on every request. */
export type Endpoint = { url: string; headers: Record<string, string> };

export function hostedEndpoint(origin: string, key: string): Endpoint {
  // The newer keys (sb_publishable_…) are no tokens, and are refused where a token is expected.
  const isToken = key.startsWith('eyJ');
  return {
    url: new URL(submissionsPath, origin).href,
    headers: { apikey: key, ...(isToken && { Authorization: `Bearer ${key}` }) },
  };
}

/** Where the same data interface answers a function. */
export const functionUrl = ({ url }: Endpoint, name: string) =>
  `${url.slice(0, -submissionsPath.length)}${functionsPath}/${name}`;
