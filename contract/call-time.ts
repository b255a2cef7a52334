/** How the time of a call is put into words on a page. */

export type Span = { starts_at: string; ends_at: string };

const american = 'en-US';

export const dayOf = ({ starts_at }: Span, timeZone: string, locale = american): string =>
  format(locale, { timeZone, weekday: 'long', month: 'long', day: 'numeric' }).format(new Date(starts_at));

/** From when until when, as is said in English; other languages have a sign of their own for it. */
export const hoursOf = ({ starts_at, ends_at }: Span, timeZone: string, locale = american): string =>
  format(locale, { timeZone, hour: 'numeric', minute: '2-digit' })
    .formatRange(new Date(starts_at), new Date(ends_at))
    .replace(/\s*–\s*/u, locale.startsWith('en') ? ' to ' : ' – ');

/** When something begins, in a sentence. */
export const momentOf = (starts_at: string, timeZone: string, locale = american): string =>
  `${format(locale, { timeZone, hour: 'numeric', minute: '2-digit' }).format(new Date(starts_at))} on ${format(locale, { timeZone, weekday: 'long' }).format(new Date(starts_at))}`;

/** GMT-6, or GMT-5 in summer. */
export const offsetOf = ({ starts_at }: Span, timeZone: string): string =>
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
