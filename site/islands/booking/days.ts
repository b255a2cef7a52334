import * as say from '../../../content/messages/picking.ts';
import { cityOf, dayOf, hoursOf, momentOf } from '../../../contract/booking.ts';
import type { FreeTime } from '../../../contract/rows.ts';

/** Free times, grouped by the days of the visitor's time zone. */

export type Day = { date: string; morning: FreeTime[]; afternoon: FreeTime[] };

/**
 * Days are in the order of the times. A day begins at the visitor's midnight, which may be up to a day from the
 * owner's.
 */
export function daysOf(times: FreeTime[], timeZone: string): Day[] {
  const days = new Map<string, Day>();
  const calendar = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    hourCycle: 'h23',
  });
  for (const time of times) {
    const { year, month, day, hour } = partsOf(calendar, time.starts_at);
    const date = `${year}-${month}-${day}`;
    const there = days.get(date) ?? { date, morning: [], afternoon: [] };
    there[Number(hour) < 12 ? 'morning' : 'afternoon'].push(time);
    days.set(date, there);
  }
  return [...days.values()];
}

export const hourOf = ({ starts_at }: FreeTime, timeZone: string): number =>
  Number(
    partsOf(new Intl.DateTimeFormat('en-US', { timeZone, hour: '2-digit', hourCycle: 'h23' }), starts_at)[
      'hour'
    ],
  );

/** The same moment, in whatever notation. */
export const isSame = (one: FreeTime, other: FreeTime | null | undefined): boolean =>
  Date.parse(one.starts_at) === Date.parse(other?.starts_at ?? '');

const partsOf = (format: Intl.DateTimeFormat, moment: string) =>
  Object.fromEntries(format.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]));

/** The nearest free times to one that is gone, in order of time. */
export function nearestTo(wanted: string, times: FreeTime[], count: number): FreeTime[] {
  const distance = ({ starts_at }: FreeTime) => Math.abs(Date.parse(starts_at) - Date.parse(wanted));
  const nearest = new Set(times.toSorted((one, other) => distance(one) - distance(other)).slice(0, count));
  return times.filter((time) => nearest.has(time));
}

/** Short and long forms of times, in the visitor's zone. */

export const visitorsZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** English, like the page, with the 12 or 24 hours of the visitor's device. */
function locale(): string {
  const { hourCycle } = Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions();
  return `en-US-u-hc-${hourCycle}`;
}

export const clockOf = ({ starts_at }: FreeTime, timeZone = visitorsZone()): string =>
  new Intl.DateTimeFormat(locale(), { timeZone, hour: 'numeric', minute: '2-digit' }).format(
    new Date(starts_at),
  );

export const shortDayOf = ({ starts_at }: FreeTime): string =>
  new Intl.DateTimeFormat(locale(), { weekday: 'short', month: 'short', day: 'numeric' }).format(
    new Date(starts_at),
  );

/** The time for a button, with the day where that is not visible. */
export const buttonTimeOf = (time: FreeTime, isDayShown: boolean): string =>
  isDayShown ? clockOf(time) : say.timeOnDay(clockOf(time), shortDayOf(time));

/** Times for sentences, in the visitor's notation. */

export const wholeDayOf = (time: FreeTime): string => dayOf(time, visitorsZone(), locale());
export const hoursOfCall = (time: FreeTime): string => hoursOf(time, visitorsZone(), locale());
export const momentOfCall = ({ starts_at }: FreeTime): string =>
  momentOf(starts_at, visitorsZone(), locale());

/** The time in another zone, if its clock differs; with the day, if that differs too. */
export function timeIn(time: FreeTime, zone: string): string | undefined {
  if (dayOf(time, zone, locale()) !== wholeDayOf(time)) return momentOf(time.starts_at, zone, locale());
  const clock = clockOf(time, zone);
  return clock === clockOf(time) ? undefined : clock;
}

export function timeForUs(time: FreeTime, zone: string): string | undefined {
  const there = timeIn(time, zone);
  return there && say.timeElsewhere(there, cityOf(zone));
}
