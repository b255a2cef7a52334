import { z } from 'zod';
import { hoursOfDay, minutesOf, ofEachDay, overlapping, overlaps, type Times, timesOf } from './hours.ts';
import { faultsIn } from './shared.ts';

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
  .meta({
    names: 'another',
    title: 'Your time zone',
    description: 'In which the hours below are given.',
    form: 'zone',
  });

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
    .meta({ title: day, description: 'From and until when a call may take place.', form: 'hours' });

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

/** When visitors may pick a time for a call. The desk's form shows each field with its title and its description. */
export const booking = z
  .strictObject({
    offered: z.boolean().meta({
      title: 'Calls are offered',
      description: 'Off, no time is offered anywhere, and nothing of it stands on the pages.',
    }),
    zone,
    length: z.int().min(5).max(480).meta({ title: 'Length', description: 'Of a call, in minutes.' }),
    buffer: z.int().min(0).max(240).meta({
      title: 'Pause',
      description: 'What stays free after each call, in minutes.',
    }),
    notice: z.int().min(0).max(20_160).meta({
      title: 'Notice',
      description: 'How long before it begins a call must be picked, in minutes. 120 are two hours.',
    }),
    horizon: z.int().min(1).max(60).meta({
      title: 'Days ahead',
      description: 'How far ahead visitors may pick.',
    }),
    place: z.string().min(10).max(160).meta({
      title: 'How it takes place',
      description: 'A sentence or two below the time, also in the emails about the call.',
      form: 'lines',
    }),
    hours: z.strictObject(ofEachDay(windowsOf)),
    closed: z.array(days).max(60).default([]).meta({
      title: 'Days off',
      description: 'Holidays and other days without calls, first and last. One day alone needs no last.',
      form: 'days',
    }),
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
