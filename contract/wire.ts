/** How browsers and programs address the data interface. rows.ts declares what is stored, functions.ts what can be called. */

export const submissionsPath = '/rest/v1/contact_submissions';

/** The database's functions are called below this path, as in PostgREST. */
export const functionsPath = '/rest/v1/rpc';

/** The request header that names the id being sent; without it the stored row is not given back. */
export const submissionIdHeader = 'x-submission-id';

/** The header with which our own server says when an answer to what it stored is due. */
export const answerByHeader = 'answer-by';

/** An error as PostgREST words it. */
export type WireError = { code: string; message: string; details: string | null; hint: string | null };

/** The address of the data interface, and the headers that every request needs. */
export type Endpoint = {
  url: string;
  headers: Record<string, string>;
  /** The page before, if the browser says it. It may have the name of a campaign in its address. */
  referrer?: string;
};

export function hostedEndpoint(origin: string, key: string): Endpoint {
  // The newer keys (sb_publishable_…) are not tokens: Supabase refuses them as a bearer token.
  const isToken = key.startsWith('eyJ');
  return {
    url: new URL(submissionsPath, origin).href,
    headers: { apikey: key, ...(isToken && { Authorization: `Bearer ${key}` }) },
  };
}

/** The address of a function at the same data interface. */
export const functionUrl = ({ url }: Endpoint, name: string) =>
  `${url.slice(0, -submissionsPath.length)}${functionsPath}/${name}`;
