import type { FastifyRequest } from 'fastify';

/** Browsers say which page sends a request; programs, which no visitor can be tricked with, say nothing. */
export function comesFromOtherSite({ headers, host }: FastifyRequest, siteUrl: string | undefined): boolean {
  const fetchSite = headers['sec-fetch-site'];
  if (fetchSite !== undefined) return fetchSite !== 'same-origin' && fetchSite !== 'none';
  const { origin } = headers;
  return origin !== undefined && origin !== siteUrl && URL.parse(origin)?.host !== host;
}
