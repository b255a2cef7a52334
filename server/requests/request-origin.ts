import type { IncomingHttpHeaders } from 'node:http';
import { otherHost, plainHttp } from '../../content/messages/desk.ts';
import type { Settings } from '../settings.ts';
import { WireFault } from './wire-fault.ts';

/** Under which address the desk was asked for, and how its cookie is kept there. */
export type RequestOrigin = {
  origin: string;
  cookie: '__Host-desk' | 'desk';
  isSecure: boolean;
};

const loopback = ['localhost', '127.0.0.1', '[::1]'];

/** Compared as it is written: what URLs are parsed into would take the "localhost" of evil@localhost for the host. */
const loopbackHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/;

/**
 * The site's own address over https, or a name of loopback. No other: a stranger's name that leads here would make
 * their page one of ours to the browser.
 */
export function createRequestOriginOf({ siteUrl, trustProxy }: Pick<Settings, 'siteUrl' | 'trustProxy'>) {
  const site = siteUrl === undefined ? undefined : new URL(siteUrl);

  // A proxy that is named in the settings has to say https. Where none is, one that ends TLS may say nothing of it.
  const isOverHttps = (protocol: unknown) =>
    protocol === 'https' || (protocol === undefined && trustProxy === false);

  return (headers: IncomingHttpHeaders): RequestOrigin | WireFault => {
    const { host = '' } = headers;
    if (host === site?.host && site.protocol === 'https:' && isOverHttps(headers['x-forwarded-proto']))
      return { origin: site.origin, cookie: '__Host-desk', isSecure: true };
    // Not every browser takes a Secure cookie there.
    if (loopbackHost.test(host)) return { origin: `http://${host}`, cookie: 'desk', isSecure: false };
    const message = host === site?.host ? plainHttp : otherHost(siteUrl);
    return new WireFault(403, 'other_place', message);
  };
}

/** Where links lead that nobody has asked for from a page of ours. */
export const originOf = (siteUrl: string | undefined, port: number | undefined): string =>
  siteUrl ?? `http://localhost:${port}`;

/** Whether the desk can be opened under the site's own address. */
export function opensAt(siteUrl: string | undefined): boolean {
  const site = siteUrl === undefined ? undefined : new URL(siteUrl);
  return site !== undefined && (site.protocol === 'https:' || loopback.includes(site.hostname));
}
