import { timeElsewhere, timeOnDay } from '../../../content/messages/picking.ts';
import { cityOf, dayOf, hoursOf, momentOf } from '../../../contract/booking.ts';
import type { FreeTime } from '../../../contract/rows.ts';

/** Free times as a visitor looks at them: by the days of their own zone. */

export type Day = { date: string; morning: FreeTime[]; afternoon: FreeTime[] };

/** Sorted as the times are. A day begins at the visitor's midnight, which may be within a day of the owner's. */
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

/** The same moment, however it is written. */
export const isSame = (one: FreeTime, other: FreeTime | null | undefined): boolean =>
  Date.parse(one.starts_at) === Date.parse(other?.starts_at ?? '');

const partsOf = (format: Intl.DateTimeFormat, moment: string) =>
  Object.fromEntries(format.formatToParts(new Date(moment)).map(({ type, value }) => [type, value]));

/** What is offered in place of a time that is gone: the nearest, in their order. */
export function nearestTo(wanted: string, times: FreeTime[], count: number): FreeTime[] {
  const distance = ({ starts_at }: FreeTime) => Math.abs(Date.parse(starts_at) - Date.parse(wanted));
  const nearest = new Set(times.toSorted((one, other) => distance(one) - distance(other)).slice(0, count));
  return times.filter((time) => nearest.has(time));
}

/** A time in few words, as the form itself says it. */

export const visitorsZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** English, as the page is, with 12 hours or 24 as the visitor's device has it. */
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

/** On a button, which names the day as well where it cannot be seen. */
export const buttonTimeOf = (time: FreeTime, isDayShown: boolean): string =>
  isDayShown ? clockOf(time) : timeOnDay(clockOf(time), shortDayOf(time));

/** Times as whoever looks at them reads a clock, in sentences. */

export const wholeDayOf = (time: FreeTime): string => dayOf(time, visitorsZone(), locale());
export const hoursOfCall = (time: FreeTime): string => hoursOf(time, visitorsZone(), locale());
export const momentOfCall = ({ starts_at }: FreeTime): string =>
  momentOf(starts_at, visitorsZone(), locale());

/** Where the clock shows something else; with the day, if that is another. */
export function timeIn(time: FreeTime, zone: string): string | undefined {
  if (dayOf(time, zone, locale()) !== wholeDayOf(time)) return momentOf(time.starts_at, zone, locale());
  const clock = clockOf(time, zone);
  return clock === clockOf(time) ? undefined : clock;
}

export function timeForUs(time: FreeTime, zone: string): string | undefined {
  const there = timeIn(time, zone);
  return there && timeElsewhere(there, cityOf(zone));
}
