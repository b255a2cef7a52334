import { company } from '../../content/company.ts';
import { inPlace } from '../../content/messages/call-mail.ts';
import { cityOf, dayOf, hoursOf } from '../../contract/booking.ts';
import type { FreeTime } from '../../contract/rows.ts';

/** How emails say times, and repeat what a visitor wrote. */

/** Uses the given zone, or the owner's if it is unknown: the visitor's is whatever their browser claimed. */
export function wordTime(time: FreeTime, zone: string | null, ownersZone: string): string {
  const known = zoneKnown(zone, ownersZone);
  return inPlace(`${dayOf(time, known)}, ${hoursOf(time, known)}`, cityOf(known));
}

export function wordMoment(moment: string | number, zone: string | null, ownersZone: string): string {
  const timeZone = zoneKnown(zone, ownersZone);
  const words = new Intl.DateTimeFormat('en-US', { ...parts, timeZone }).format(new Date(moment));
  return inPlace(words, cityOf(timeZone));
}

function zoneKnown(zone: string | null, ownersZone: string): string {
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: zone ?? ownersZone });
    return zone ?? ownersZone;
  } catch {
    return ownersZone;
  }
}

const parts = { weekday: 'long', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const;

/** Who stands behind what a visitor is sent, as many countries ask. */
export const legalLine = () => [company.legalName, company.address].filter(Boolean).join(', ');

/** Everything that an email program may treat as a line break. */
const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/** Each line is marked, so that none can pass for a line of ours. */
export const quotedLines = (text: string) => text.split(lineBreak).map((line) => `> ${line}`);
