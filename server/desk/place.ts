import type { IncomingHttpHeaders } from 'node:http';
import { otherHost, plainHttp } from '../../content/messages/desk.ts';
import { WireFault } from '../submissions/wire-fault.ts';

/** Under which address the desk was asked for, and how its cookie is kept there. */
export type Place = {
  origin: string;
  cookie: '__Host-desk' | 'desk';
  isSecure: boolean;
};

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/**
 * The site's own address over https, or a name of loopback. No other: a stranger's name that leads here would make
 * their page one of ours to the browser.
 */
export function placeOf(headers: IncomingHttpHeaders, siteUrl: string | undefined): Place | WireFault {
  const { host = '' } = headers;
  const site = siteUrl === undefined ? undefined : new URL(siteUrl);
  const isLoopback = loopback.includes(URL.parse(`http://${host}`)?.hostname ?? '');
  if (host === site?.host && site.protocol === 'https:' && headers['x-forwarded-proto'] !== 'http')
    return { origin: site.origin, cookie: '__Host-desk', isSecure: true };
  // Not every browser takes a Secure cookie there.
  if (isLoopback) return { origin: `http://${host}`, cookie: 'desk', isSecure: false };
  const message = host === site?.host ? plainHttp : otherHost(siteUrl);
  return new WireFault(403, 'other_place', message);
}

/** Where links lead that nobody has asked for from a page of ours. */
export const originOf = (siteUrl: string | undefined, port: number | undefined): string =>
  siteUrl ?? `http://localhost:${port}`;

/** Whether the desk can be opened under the site's own address. */
export function opensAt(siteUrl: string | undefined): boolean {
  const site = siteUrl === undefined ? undefined : new URL(siteUrl);
  return site !== undefined && (site.protocol === 'https:' || loopback.includes(site.hostname));
}
