import { timeElsewhere } from '../../../content/messages/picking.ts';
import type { FreeTime } from '../../../contract/booking.ts';
import { cityOf, dayOf, hoursOf, momentOf } from '../../../contract/call-time.ts';
import { clockOf, locale, visitorsZone } from './clock.ts';

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
