import type { FreeTime } from '../../../contract/booking.ts';

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
