import ICAL from 'ical.js';
import * as say from '../../content/messages/own-calendar.ts';
import type { FreeTime } from '../../contract/rows.ts';

/** The times at which a calendar is busy, out of its file (RFC 5545). Whatever is doubtful refuses the whole file. */

/** Its message is for the owner. */
export class Unreadable extends Error {}

/** From when until when, the zone of what has none of its own, such as a whole day, and the UIDs of our calls. */
type Window = { from: number; to: number; zone: string; calls: string[] };

const day = 24 * 60 * 60_000;
/** No two zones are further apart. */
const margin = 2 * day;
const mostSteps = 50_000;

export function busyIn(text: string, window: Window): FreeTime[] {
  const file = text.trim();
  if (file.startsWith('<')) throw new Unreadable(say.aPage);
  // With another end the library reads a file that is cut as one without events, which would free every hour.
  if (!/^BEGIN:VCALENDAR\r?\n/i.test(file) || !/\nEND:VCALENDAR$/i.test(file))
    throw new Unreadable(say.damaged);
  try {
    const parsed = ICAL.parse(file);
    const calendars: object[] = typeof parsed[0] === 'string' ? [parsed] : parsed;
    const events = calendars.flatMap((each) =>
      new ICAL.Component(each as never).getAllSubcomponents('vevent'),
    );
    return [...busyTimes(events, window)];
  } catch (error) {
    throw error instanceof Unreadable ? error : new Unreadable(say.damaged);
  }
}

function* busyTimes(events: ICAL.Component[], { from, to, zone, calls }: Window): Generator<FreeTime> {
  for (const event of events) nameZones(event);
  const home = new NamedZone({ tzid: zone });
  const momentOf = (time: ICAL.Time) => {
    const placed = time.clone();
    if (placed.zone === ICAL.Timezone.localTimezone) placed.zone = home;
    return placed.toUnixTime() * 1000;
  };
  const keyOf = (event: ICAL.Component, time: ICAL.Time) => `${textIn(event, 'uid')} ${momentOf(time)}`;
  // An occurrence that was moved, or canceled by itself, is in the file as an event of its own.
  const left = new Set(
    events.flatMap((event) =>
      [...timesIn(event, 'recurrence-id'), ...timesIn(event, 'exdate')].map((time) => keyOf(event, time)),
    ),
  );
  const ours = new Set(calls.map((uid) => uid.toUpperCase()));
  let steps = 0;

  for (const event of events.filter(isBusy)) {
    if (ours.has(textIn(event, 'uid'))) continue;
    const [start] = timesIn(event, 'dtstart');
    if (!start) throw new Unreadable(say.damaged);
    const length = lengthOf(event, start);
    for (const time of startsOf(event, start, from - length - margin)) {
      steps += 1;
      if (steps > mostSteps) throw new Unreadable(say.tooMuch);
      if (wallOf(time) > to + margin) break;
      // Only of what is near it is worth finding out what its zone makes of it.
      if (wallOf(time) + length < from - margin || (isSeries(event) && left.has(keyOf(event, time))))
        continue;
      const starts = momentOf(time);
      // A whole day has 23 hours when the clocks are changed.
      const ends = time.isDate ? momentOf(time.clone().adjust(length / day, 0, 0, 0)) : starts + length;
      if (starts < to && ends > Math.max(from, starts))
        yield { starts_at: new Date(starts).toISOString(), ends_at: new Date(ends).toISOString() };
    }
  }
}

/** A zone that a file names without describing it, which the library would take for that of the server. */
class NamedZone extends ICAL.Timezone {
  override utcOffset({ year, month, day, hour, minute }: ICAL.Time): number {
    const time = new Temporal.PlainDateTime(year, month, day, hour, minute);
    return time.toZonedDateTime(this.tzid).offsetNanoseconds / 1e9;
  }
}

function nameZones(event: ICAL.Component): void {
  for (const property of event.getAllProperties()) {
    const name = property.getFirstParameter('tzid');
    if (name && !event.getTimeZoneByID(name) && !ICAL.TimezoneService.has(name))
      ICAL.TimezoneService.register(new NamedZone({ tzid: name }), name);
  }
}

const textIn = (event: ICAL.Component, name: string) =>
  String(event.getFirstPropertyValue(name)).toUpperCase();

const timesIn = (event: ICAL.Component, name: string) =>
  event
    .getAllProperties(name)
    .flatMap((property) => property.getValues())
    .filter((value) => value instanceof ICAL.Time);

const isBusy = (event: ICAL.Component) =>
  textIn(event, 'transp') !== 'TRANSPARENT' &&
  textIn(event, 'status') !== 'CANCELLED' &&
  textIn(event, 'x-microsoft-cdo-busystatus') !== 'FREE';

/** What a clock on the wall shows, as if that were UTC. */
const wallOf = ({ year, month, day, hour, minute, second }: ICAL.Time) =>
  Date.UTC(year, month - 1, day, hour, minute, second);

function lengthOf(event: ICAL.Component, start: ICAL.Time): number {
  const [end] = timesIn(event, 'dtend');
  const duration = event.getFirstPropertyValue('duration');
  if (end) return end.isDate ? wallOf(end) - wallOf(start) : (end.toUnixTime() - start.toUnixTime()) * 1000;
  if (duration instanceof ICAL.Duration) return duration.toSeconds() * 1000;
  return start.isDate ? day : 0;
}

const isSeries = (event: ICAL.Component) =>
  (event.hasProperty('rrule') || event.hasProperty('rdate')) && !event.hasProperty('recurrence-id');

function* startsOf(event: ICAL.Component, start: ICAL.Time, earliest: number): Generator<ICAL.Time> {
  if (!isSeries(event)) return yield start;
  const rule = event.getFirstPropertyValue('rrule');
  const { freq, interval, count } = rule instanceof ICAL.Recur ? rule : {};
  // Nobody is busy every hour: such a series is a mistake, or made to keep us busy.
  if (/^(SECOND|MINUTE|HOUR)LY$/.test(freq ?? '')) return;
  const days = { DAILY: 1, WEEKLY: 7 }[String(freq)];
  const dtstart = start.clone();
  // A series that began years ago is followed from shortly before the window on, in step with how it began.
  if (days && interval && !count) {
    const periods = Math.floor((earliest - wallOf(start)) / (days * interval * day)) - 1;
    dtstart.adjust(Math.max(0, periods) * days * interval, 0, 0, 0);
  }
  const series = new ICAL.RecurExpansion({ component: event, dtstart });
  for (let time = series.next(); time; time = series.next()) yield time;
}
