import { z } from 'zod';

/** PostgREST gives no more rows at once, so that later times would never be seen. */
const mostRows = 1000;

// An offset such as +01:00 is no zone: it knows no summer, and PostgreSQL reads it the other way round.
const zone = z
  .string()
  .refine(
    (name) => /^(UTC|[A-Z]\w+(\/[\w+-]+)+)$/.test(name) && isKnown(name),
    'must be a time zone such as America/Chicago',
  );

function isKnown(timeZone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone }));
  } catch {
    return false;
  }
}

const clock = '(?:[01]\\d|2[0-3]):[0-5]\\d|24:00';

/** From when until when, in the owner's zone. */
const window = z
  .string()
  .regex(new RegExp(`^(${clock})-(${clock})$`), {
    error: 'must be two times of a day, as 09:00-12:00',
    abort: true,
  })
  .transform((text) => {
    const [opens = '', closes = ''] = text.split('-');
    return { opens, closes };
  });

const windows = z.array(window).default([]);

/** YAML's own dates arrive as midnight UTC, or as they were written: that depends on who reads it. */
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

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** The times of so many days in a row, whichever day is the first. */
function mostWithin(days: number, timesOfWeek: number[]): number {
  const busiest = timesOfWeek.toSorted((one, other) => other - one);
  return Array.from({ length: days }, (_, index) => busiest[index % 7] ?? 0).reduce(
    (sum, times) => sum + times,
    0,
  );
}

type Window = z.infer<typeof window>;
type Pace = { length: number; buffer: number };

/** How many calls begin between two times of a day; fewer than one when there is no room. */
const callsWithin = ({ opens, closes }: Window, { length, buffer }: Pace) =>
  Math.floor((minutesOf(closes) - minutesOf(opens) - length) / (length + buffer)) + 1;

/** When visitors may pick a time for a call with us. */
export const booking = z
  .strictObject({
    /** Switches all of it on and off. */
    offered: z.boolean(),
    /** The owner's, in which the hours are meant. */
    zone,
    /** Minutes of a call. */
    length: z.int().min(5).max(480),
    /** Minutes kept free after each. */
    buffer: z.int().min(0).max(240),
    /** A call begins not sooner than so many minutes from now. */
    notice: z.int().min(0).max(20_160),
    /** Days ahead. */
    horizon: z.int().min(1).max(60),
    /** How we meet: a sentence or two below the time. */
    place: z.string().min(10).max(160),
    hours: z.strictObject({
      mon: windows,
      tue: windows,
      wed: windows,
      thu: windows,
      fri: windows,
      sat: windows,
      sun: windows,
    }),
    closed: z.array(days).default([]),
  })
  .superRefine(({ hours, horizon, ...pace }, context) => {
    const timesOfDays: number[] = [];
    for (const [day, windows] of Object.entries(hours)) {
      let times = 0;
      for (const [index, { opens, closes }] of windows.entries()) {
        const path = ['hours', day, index];
        const calls = callsWithin({ opens, closes }, pace);
        if (calls < 1)
          context.addIssue({
            code: 'custom',
            path,
            message: `must have room for a call of ${pace.length} minutes`,
          });
        else times += calls;
        if (windows.some((other, at) => at < index && opens < other.closes && other.opens < closes))
          context.addIssue({ code: 'custom', path, message: 'must not overlap the hours before it' });
      }
      timesOfDays.push(times);
    }
    if (mostWithin(horizon + 1, timesOfDays) > mostRows)
      context.addIssue({
        code: 'custom',
        path: ['horizon'],
        message: `must be fewer days: these hours make more than ${mostRows} times`,
      });
  });
export type Booking = z.infer<typeof booking>;

/** What the form is told of it before it asks for free times. */
export type OfferedCalls = Pick<Booking, 'zone' | 'length' | 'horizon' | 'place'> & {
  /** The times of the busiest day, for which the page keeps room. */
  mostTimes: number;
};

/** Null when there is nothing to pick. */
export function offeredCalls(booking: Booking): OfferedCalls | null {
  const { offered, zone, length, horizon, place, hours } = booking;
  const timesOfDays = Object.values(hours).map((windows) =>
    windows.reduce((sum, window) => sum + callsWithin(window, booking), 0),
  );
  const most = Math.max(...timesOfDays);
  return offered && most > 0 ? { zone, length, horizon, place, mostTimes: most } : null;
}
