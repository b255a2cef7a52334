import type { FreeTime } from '../../contract/booking.ts';
import type { Zone } from '../time/zone.ts';

/** A day without anything in it is drawn as a working day. */
const usual = { first: 9, last: 17 };

/** The hours of a day's picture: all that is offered, and all that stands in it. */
export function hoursShown(entries: FreeTime[], hours: FreeTime[], zone: Zone, day: string) {
  const ends = [...entries, ...hours].flatMap(({ starts_at, ends_at }) => [
    // What began the day before fills the day from its beginning.
    zone.dayOf(Date.parse(starts_at)) < day ? 0 : zone.minutesOf(starts_at) / 60,
    zone.dayOf(Date.parse(ends_at)) > day ? 24 : zone.minutesOf(ends_at) / 60,
  ]);
  return {
    first: Math.floor(Math.min(usual.first, ...ends)),
    last: Math.ceil(Math.max(usual.last, ...ends)),
  };
}
