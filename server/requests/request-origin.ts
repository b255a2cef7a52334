import type { IncomingHttpHeaders } from 'node:http';
import { otherHost, plainHttp } from '../../content/messages/desk-answers.ts';
import type { Settings } from '../settings.ts';
import { WireFault } from './wire-fault.ts';

/** The address under which the desk was requested, and how its cookie is stored there. */
export type RequestOrigin = {
  origin: string;
  cookie: '__Host-desk' | 'desk';
  isSecure: boolean;
};

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** Matched as text: a URL parser would take the "localhost" of evil@localhost for the host. */
const loopbackHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;

/**
 * Accepts the site's own address over https, or a loopback name. Any other name that resolves to this server would let
 * a stranger's page count as ours in the browser.
 */
export function createRequestOriginOf({ siteUrl, trustProxy }: Pick<Settings, 'siteUrl' | 'trustProxy'>) {
  const site = siteUrl === undefined ? undefined : new URL(siteUrl);

  // A trusted proxy has to say https. Without one, a proxy that ends TLS may say nothing about it.
  const isOverHttps = (protocol: unknown) =>
    protocol === 'https' || (protocol === undefined && trustProxy === false);

  return (headers: IncomingHttpHeaders): RequestOrigin | WireFault => {
    const { host = '' } = headers;
    if (host === site?.host && site.protocol === 'https:' && isOverHttps(headers['x-forwarded-proto']))
      return { origin: site.origin, cookie: '__Host-desk', isSecure: true };
    // Some browsers refuse a Secure cookie on loopback.
    if (loopbackHost.test(host)) return { origin: `http://${host}`, cookie: 'desk', isSecure: false };
    const message = host === site?.host ? plainHttp : otherHost(siteUrl);
    return new WireFault(403, 'other_place', message);
  };
}

/** The origin for links in emails, which no request of a page precedes. */
export const originOf = (siteUrl: string | undefined, port: number | undefined): string =>
  siteUrl ?? `http://localhost:${port}`;

/** Whether the desk can be opened at the site's own address. */
export function opensAt(siteUrl: string | undefined): siteUrl is string {
  const site = siteUrl === undefined ? undefined : new URL(siteUrl);
  return site !== undefined && (site.protocol === 'https:' || loopback.includes(site.hostname));
}
