import type { Appointment, FreeTime } from './rows.ts';
import type { WireError } from './wire.ts';

/** What browser, server and database agree on about a time to talk. */

/** Somebody was quicker, it is no longer offered, or there are calls enough, whatever the time. */
export type WhyNotGiven = 'taken' | 'not offered' | 'enough for the mailbox' | 'enough in the hour';

/** By the codes of the database. */
export const whyNotGiven = ({ code, message }: WireError): WhyNotGiven | undefined =>
  code === '23P01' ? 'taken' : code === '23514' ? refusals.get(message) : undefined;

/** As supabase/migrations has them; other constraints share their code. */
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

/** Whether another time would be given. */
export const isOfTheTime = (why: WhyNotGiven | 'gone') =>
  why !== 'enough for the mailbox' && why !== 'enough in the hour';

/** The page that shows, moves and cancels the call whose secret stands behind its address. */
export const callPath = '/contact/call';

/** How it stands for whoever holds its secret. */
type Standing = 'booked' | 'moved' | 'cancelled' | 'begun' | 'over' | 'unknown';

export function standingOf(call: Appointment | undefined, now: number): Standing {
  if (!call) return 'unknown';
  if (call.status === 'cancelled') return 'cancelled';
  if (Date.parse(call.ends_at) <= now) return 'over';
  if (Date.parse(call.starts_at) <= now) return 'begun';
  return call.sequence > 0 ? 'moved' : 'booked';
}

/** The uid after which all others come. */
export const beforeAllCalls = '00000000-0000-0000-0000-000000000000';

/** What the build tells the server of content/booking.yaml, in the site's folder. It is not served. */
export const bookingFile = 'booking.json';

/** How the time of a call is put into words on a page. */

const american = 'en-US';

export const dayOf = ({ starts_at }: FreeTime, timeZone: string, locale = american): string =>
  format(locale, { timeZone, weekday: 'long', month: 'long', day: 'numeric' }).format(new Date(starts_at));

/** From when until when, as is said in English; other languages have a sign of their own for it. */
export const hoursOf = ({ starts_at, ends_at }: FreeTime, timeZone: string, locale = american): string =>
  format(locale, { timeZone, hour: 'numeric', minute: '2-digit' })
    .formatRange(new Date(starts_at), new Date(ends_at))
    .replace(/\s*–\s*/u, locale.startsWith('en') ? ' to ' : ' – ');

/** When something begins, in a sentence. */
export const momentOf = (starts_at: string, timeZone: string, locale = american): string =>
  `${format(locale, { timeZone, hour: 'numeric', minute: '2-digit' }).format(new Date(starts_at))} on ${format(locale, { timeZone, weekday: 'long' }).format(new Date(starts_at))}`;

/** GMT-6, or GMT-5 in summer. */
export const offsetOf = ({ starts_at }: FreeTime, timeZone: string): string =>
  format(american, { timeZone, timeZoneName: 'shortOffset' })
    .formatToParts(new Date(starts_at))
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** The city that a zone is named after. Zones at sea have none, and a name in which west of Greenwich is plus. */
export function cityOf(timeZone: string): string {
  const [, sign, hours] = /^Etc\/GMT([+-])(\d+)$/.exec(timeZone) ?? [];
  if (sign) return `GMT${sign === '+' ? '-' : '+'}${hours}`;
  return timeZone.split('/').at(-1)?.replaceAll('_', ' ') ?? timeZone;
}

const format = (locale: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale, options);
