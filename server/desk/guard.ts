import type { IncomingHttpHeaders } from 'node:http';
import { otherOrigin } from '../../content/messages/desk.ts';
import { WireFault } from '../submissions/wire-fault.ts';
import type { Place } from './place.ts';

/**
 * Whether a request comes from the desk's own page. A browser sends the cookie whoever asks, so that here, unlike at
 * the data interface, who says nothing of where they come from is refused.
 */
export function refuseStranger(
  method: string,
  headers: IncomingHttpHeaders,
  { origin }: Place,
): WireFault | undefined {
  const fetchSite = headers['sec-fetch-site'];
  const isOurs = fetchSite === undefined || fetchSite === 'same-origin';
  // Reading changes nothing, and browsers name no origin then.
  const isNamed = method === 'GET' || method === 'HEAD' || headers.origin === origin;
  return isOurs && isNamed ? undefined : new WireFault(403, 'other_origin', otherOrigin);
}
