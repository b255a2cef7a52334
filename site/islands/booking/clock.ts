import { timeOnDay } from '../../../content/messages/picking.ts';
import type { FreeTime } from '../../../contract/booking.ts';

/** A time in few words, as the form itself says it. */

export const visitorsZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** English, as the page is, with 12 hours or 24 as the visitor's device has it. */
export function locale(): string {
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
