import type { Appointment, FreeTime } from './rows.ts';
import type { WireError } from './wire.ts';

/** What browser, server and database agree on about calls. */

/** Somebody was quicker, the time is no longer offered, or there are too many calls. */
export type WhyNotGiven = 'taken' | 'not offered' | 'enough for the mailbox' | 'enough in the hour';

/** Reads the reason from the database's code. */
export const whyNotGiven = ({ code, message }: WireError): WhyNotGiven | undefined =>
  code === '23P01' ? 'taken' : code === '23514' ? refusals.get(message) : undefined;

/** The messages in supabase/migrations. Other constraints share their code. */
const refusals = new Map<string, WhyNotGiven>([
  ['This time is not offered', 'not offered'],
  [
    'Two calls are booked for this email address already. Your message can be sent without a time.',
    'enough for the mailbox',
  ],
  [
    'Many calls have been booked within an hour. Your message can be sent without a time.',
    'enough in the hour',
  ],
]);

/** Whether another time could be booked. */
export const isOfTheTime = (why: WhyNotGiven | 'gone') =>
  why !== 'enough for the mailbox' && why !== 'enough in the hour';

/** The page that shows, moves and cancels a call. The secret is the fragment of its address. */
export const callPath = '/contact/call';

/** The state of a call for the holder of its secret. */
export type Standing = 'booked' | 'moved' | 'cancelled' | 'begun' | 'over' | 'unknown';

export function standingOf(call: Appointment | undefined, now: number): Standing {
  if (!call) return 'unknown';
  if (call.status === 'cancelled') return 'cancelled';
  if (Date.parse(call.ends_at) <= now) return 'over';
  if (Date.parse(call.starts_at) <= now) return 'begun';
  return call.sequence > 0 ? 'moved' : 'booked';
}

/** The day of a call in words. */

const american = 'en-US';

export const dayOf = ({ starts_at }: FreeTime, timeZone: string, locale = american): string =>
  format(locale, { timeZone, weekday: 'long', month: 'long', day: 'numeric' }).format(new Date(starts_at));

/** The hours of a call: "2:00 to 2:30 PM" in English, with a dash in other languages. */
export const hoursOf = ({ starts_at, ends_at }: FreeTime, timeZone: string, locale = american): string =>
  format(locale, { timeZone, hour: 'numeric', minute: '2-digit' })
    .formatRange(new Date(starts_at), new Date(ends_at))
    .replace(/\s*–\s*/u, locale.startsWith('en') ? ' to ' : ' – ');

/** The beginning of a call, for use inside a sentence. */
export const momentOf = (starts_at: string, timeZone: string, locale = american): string =>
  `${format(locale, { timeZone, hour: 'numeric', minute: '2-digit' }).format(new Date(starts_at))} on ${format(locale, { timeZone, weekday: 'long' }).format(new Date(starts_at))}`;

/** GMT-6, or GMT-5 in summer. */
export const offsetOf = ({ starts_at }: FreeTime, timeZone: string): string =>
  format(american, { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(new Date(starts_at))
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** The city in the name of a time zone. Zones at sea have no city, and their names count west of Greenwich as plus. */
export function cityOf(timeZone: string): string {
  const [, sign, hours] = /^Etc\/GMT([+-])(\d+)$/.exec(timeZone) ?? [];
  if (sign) return `GMT${sign === '+' ? '-' : '+'}${hours}`;
  return timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
}

/**
 * Kept, because making one costs ten times what asking it does, and the page with every free time asks two thousand times.
 * Visitors choose their zone, so only so many.
 */
const formats = new Map<string, Intl.DateTimeFormat>();

function format(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options);
  const known = formats.get(key);
  if (known) return known;
  if (formats.size >= 100) formats.clear();
  const made = new Intl.DateTimeFormat(locale, options);
  formats.set(key, made);
  return made;
}
