import { days } from '../../content/desk-words/frame.ts';

const dayMs = 24 * 60 * 60_000;

/** Days and times in the owner's time zone, wherever the device is. */
export function inZone(timeZone: string) {
  const time = new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone });
  const dayIn = (length: 'long' | 'short') =>
    new Intl.DateTimeFormat('en-US', { weekday: length, month: length, day: 'numeric', timeZone });
  const [wholeDay, shortDay] = [dayIn('long'), dayIn('short')];
  const parts = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone });

  /** The zone's wall-clock time, as if it were UTC. */
  const wall = (at: number) => Date.parse(`${parts.format(at).replace(' ', 'T')}Z`);
  const dayOf = (at: number) => parts.format(at).slice(0, 10);

  /**
   * The moment of a wall-clock time, resolved as Temporal does: the first of a repeated time, and a skipped time moved
   * by the length of the gap.
   */
  function momentOf(day: string, at: string): number {
    const meant = Date.parse(`${day}T${at}:00Z`);
    const [before, after] = [meant - dayMs, meant + dayMs].map((near) => meant - (wall(near) - near)) as [
      number,
      number,
    ];
    return wall(after) === meant && wall(before) !== meant ? after : before;
  }

  function nearDay(at: number, now: number): string {
    const near = {
      [dayOf(now)]: days.today,
      [tomorrow(dayOf(now))]: days.tomorrow,
      [dayBefore(dayOf(now))]: days.yesterday,
    };
    return near[dayOf(at)] ?? shortDay.format(at);
  }

  const momentIn = (sayToday: (clock: string) => string) => (at: number | string, now: number) => {
    const moment = new Date(at).getTime();
    const clock = time.format(moment);
    return dayOf(moment) === dayOf(now) ? sayToday(clock) : days.at(nearDay(moment, now), clock);
  };

  return {
    name: timeZone,
    dayOf,
    momentOf,
    time: (at: number | string) => time.format(new Date(at)),
    /** The time at a visitor's place, with the day where that is another one here. */
    timeBeside(here: { dayOf: typeof dayOf }, at: string) {
      const moment = Date.parse(at);
      const clock = time.format(moment);
      return dayOf(moment) === here.dayOf(moment) ? clock : days.at(shortDay.format(moment), clock);
    },
    /** 1:30 to 2:00 PM. What lasts until midnight ends on its own day. */
    span({ starts_at, ends_at }: { starts_at: string; ends_at: string }) {
      const [from, to] = [Date.parse(starts_at), Date.parse(ends_at)];
      const untilMidnight = dayOf(to) !== dayOf(from) && dayOf(to - 1) === dayOf(from);
      return untilMidnight
        ? `${time.format(from)} ${days.to} ${days.midnight}`
        : time.formatRange(from, to).replace(/\s*–\s*/, ` ${days.to} `);
    },
    nearDay: (at: string, now: number) => nearDay(Date.parse(at), now),
    longDay: (day: string) => wholeDay.format(momentOf(day, '12:00')),
    shortDay: (day: string) => shortDay.format(momentOf(day, '12:00')),
    /** tomorrow, 9:45 AM */
    moment: momentIn((clock) => days.at(days.today, clock)),
    /** at 8:20 AM; yesterday, 8:20 AM */
    when: momentIn(days.atTime),
    /** 10:20 AM today, Nov 20, 10:20 AM on other days. */
    stamp: momentIn((clock) => clock),
    /** As a field for a time takes it: 09:30. */
    clock: (at: string) => parts.format(new Date(at)).slice(11, 16),
    /** Minutes since midnight in the zone. */
    minutesOf: (at: number | string) => {
      const clock = parts.format(new Date(at)).slice(11);
      return Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3, 5));
    },
  };
}
export type Zone = ReturnType<typeof inZone>;

/** Counts in days, because a day may have 23 hours. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);

/** Of two days. */
export const daysBetween = (first: string, last: string) => (Date.parse(last) - Date.parse(first)) / dayMs;

const tomorrow = (day: string) => addDays(day, 1);
const dayBefore = (day: string) => addDays(day, -1);

export const mondayOf = (day: string): string =>
  addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7));
