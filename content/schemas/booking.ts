import { z } from 'zod';
import words from './fact-words.json' with { type: 'json' };
import { hoursOfDay, minutesOf, ofEachDay, overlapping, overlaps, type Times, timesOf } from './hours.ts';
import { faultsIn } from './shared.ts';

const { booking: say } = words;

/** PostgREST returns at most this many rows, so later times would never be seen. */
const mostRows = 1000;

// An offset such as +01:00 is not a zone: it has no daylight saving time, and PostgreSQL reads its sign the other way
// round.
const zone = z
  .string()
  .refine(
    (name) => /^(UTC|[A-Z]\w+(\/[\w+-]+)+)$/.test(name) && isKnown(name),
    'must be a time zone such as America/Chicago',
  )
  .meta({ ...say.zone, form: 'zone', names: 'another' });

function isKnown(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}

/** Opening and closing times in the owner's zone. */
const window = hoursOfDay.transform(timesOf);

const windowsOf = (day: string) =>
  z
    .array(window)
    .max(8)
    .default([])
    .meta({ title: day, ...say.hours, form: 'hours' });

/** Depending on who parses the YAML, a date arrives as a Date at midnight UTC or as text. */
const days = z
  .preprocess(
    (value) => (value instanceof Date ? value.toISOString().slice(0, 10) : value),
    z.string().regex(/^\d{4}-\d\d-\d\d(\.\.\d{4}-\d\d-\d\d)?$/, {
      error: 'must be a day or two, as 2026-12-24..2027-01-01',
      abort: true,
    }),
  )
  .transform((text) => {
    const [first = '', last = first] = text.split('..');
    return { first, last };
  })
  .refine(
    ({ first, last }) => isDay(first) && isDay(last) && first <= last,
    'must be days of the calendar, the earlier one first',
  );

const isDay = (text: string) => {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
};

/** The most times in any run of so many days. */
function mostWithin(days: number, timesOfWeek: number[]): number {
  const busiest = timesOfWeek.toSorted((one, other) => other - one);
  return Array.from({ length: days }, (_, index) => busiest[index % 7] ?? 0).reduce(
    (sum, times) => sum + times,
    0,
  );
}

/** How many calls start between two times of a day; less than one when no call fits. */
const callsWithin = ({ opens, closes }: Times, { length, buffer }: { length: number; buffer: number }) =>
  Math.floor((minutesOf(closes) - minutesOf(opens) - length) / (length + buffer)) + 1;

/** When visitors may pick a time for a call. The desk's form shows each field with its words of fact-words.json. */
export const booking = z
  .strictObject({
    offered: z.boolean().meta(say.offered),
    zone,
    length: z.int().min(5).max(480).meta(say.length),
    buffer: z.int().min(0).max(240).meta(say.buffer),
    notice: z.int().min(0).max(20_160).meta(say.notice),
    horizon: z.int().min(1).max(60).meta(say.horizon),
    place: z
      .string()
      .min(10)
      .max(160)
      .meta({ ...say.place, form: 'lines' }),
    hours: z.strictObject(ofEachDay(windowsOf)),
    closed: z
      .array(days)
      .max(60)
      .default([])
      .meta({ ...say.closed, form: 'days' }),
  })
  .check((booking) => {
    const fault = faultsIn(booking);
    const { hours, horizon, ...pace } = booking.value;
    const timesOfDays: number[] = [];
    for (const [day, windows] of Object.entries(hours)) {
      let times = 0;
      for (const [index, { opens, closes }] of windows.entries()) {
        const calls = callsWithin({ opens, closes }, pace);
        if (calls < 1) fault(['hours', day, index], `must have room for a call of ${pace.length} minutes`);
        else times += calls;
      }
      for (const index of overlapping(windows)) fault(['hours', day, index], overlaps);
      timesOfDays.push(times);
    }
    if (mostWithin(horizon + 1, timesOfDays) > mostRows)
      fault(['horizon'], `must be fewer days: these hours make more than ${mostRows} times`);
  });
export type Booking = z.infer<typeof booking>;

/** What the form knows before it asks for free times. */
export type OfferedCalls = Pick<Booking, 'zone' | 'length' | 'horizon' | 'place'> & {
  /** The number of times on the busiest day, for which the page reserves space. */
  mostTimes: number;
};

/** Null when no calls are offered. */
export function offeredCalls(booking: Booking): OfferedCalls | null {
  const { offered, zone, length, horizon, place, hours } = booking;
  const timesOfDays = Object.values(hours).map((windows) =>
    windows.reduce((sum, window) => sum + callsWithin(window, booking), 0),
  );
  const most = Math.max(...timesOfDays);
  return offered && most > 0 ? { zone, length, horizon, place, mostTimes: most } : null;
}
