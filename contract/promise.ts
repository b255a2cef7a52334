import { isAlways } from '../content/answered-on.ts';
import { company } from '../content/company.ts';
import { promisedTime } from '../content/schemas/company.ts';
import { minutesOf, type Times, timesOf } from '../content/schemas/hours.ts';
import type { Promised } from './running-time.ts';

/** What we promise: an answer within a time that runs in the hours of company.json, which stand in the zone of the calls. */

const second = 1000;
const units: Record<string, number> = { minute: 60 * second, hour: 3600 * second, day: 86_400 * second };

/** Back for the figures of twelve weeks, and ahead for any answer that somebody would wait for. */
const weeksBack = 13;
const weeksAhead = 26;

let known: { key: string; promised: Promised } | undefined;

/** The promise as it stands, with the moments of its hours around this week. */
export function promisedIn(zone: string): Promised {
  const today = Temporal.Now.plainDateISO(zone);
  const { answerTime, answeredOn } = company;
  const key = JSON.stringify([zone, today, answerTime, answeredOn]);
  if (known?.key !== key) known = { key, promised: promisedAround(today, zone) };
  return known.promised;
}

/** In the hours around the week of a day. */
export function promisedAround(today: Temporal.PlainDate, zone: string): Promised {
  const { answerTime, answeredOn } = company;
  const [, amount, unit = ''] = promisedTime.exec(answerTime) ?? [];
  const ms = Number(amount) * (units[unit] ?? 0);
  if (isAlways(answeredOn)) return { ms, hours: null };

  const week = Object.values(answeredOn).map((hours) => hours.map(timesOf));
  const first = today.subtract({ days: today.dayOfWeek - 1, weeks: weeksBack });
  const hours = Array.from({ length: (weeksBack + weeksAhead) * 7 }, (_, index) => {
    const day = first.add({ days: index });
    return (week[index % 7] ?? []).map(({ opens, closes }): [number, number] => [
      momentOf(day, opens, zone),
      momentOf(day, closes, zone),
    ]);
  }).flat();
  return { ms: unit === 'day' ? Number(amount) * longestOf(week) : ms, hours };
}

/** How long the day with the most hours runs. */
const longestOf = (week: Times[][]) =>
  Math.max(
    ...week.map((windows) =>
      windows.reduce((sum, { opens, closes }) => sum + minutesOf(closes) - minutesOf(opens), 0),
    ),
  ) *
  60 *
  second;

/** 24:00 is the beginning of the next day. */
const momentOf = (day: Temporal.PlainDate, time: string, timeZone: string): number =>
  (time === '24:00'
    ? day.add({ days: 1 }).toZonedDateTime(timeZone)
    : day.toZonedDateTime({ timeZone, plainTime: time })
  ).epochMilliseconds;
