import { company } from '../../content/company.ts';
import type { FreeTime } from '../../contract/rows.ts';

/** How emails say times, and repeat what a visitor wrote. */

/** Uses the given zone, or the owner's if it is unknown: the visitor's is whatever their browser claimed. */
export function wordTime({ starts_at, ends_at }: FreeTime, zone: string | null, ownersZone: string): string {
  return formatIn(zone ?? ownersZone, ownersZone).formatRange(new Date(starts_at), new Date(ends_at));
}

export const wordMoment = (moment: string | number, zone: string, ownersZone = zone): string =>
  formatIn(zone, ownersZone).format(new Date(moment));

function formatIn(timeZone: string, otherwise: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat('en-US', { ...asWritten, timeZone });
  } catch {
    return new Intl.DateTimeFormat('en-US', { ...asWritten, timeZone: otherwise });
  }
}

const asWritten = {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
} as const;

/** Who stands behind what a visitor is sent, as many countries ask. */
export const legalLine = () => [company.legalName, company.address].filter(Boolean).join(', ');

/** Everything that an email program may treat as a line break. */
const lineBreak = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/;

/** Each line is marked, so that none can pass for a line of ours. */
export const quotedLines = (text: string) => text.split(lineBreak).map((line) => `> ${line}`);
