import { z } from 'zod';

/** Hours of a week, as the owner sets them. */

export const daysOfWeek = {
  mon: 'Monday',
  tue: 'Tuesday',
  wed: 'Wednesday',
  thu: 'Thursday',
  fri: 'Friday',
  sat: 'Saturday',
  sun: 'Sunday',
} as const;

/** The same for each day of a week, made from its name. */
export const ofEachDay = <Made>(make: (name: string) => Made) =>
  Object.fromEntries(Object.entries(daysOfWeek).map(([day, name]) => [day, make(name)])) as Record<
    keyof typeof daysOfWeek,
    Made
  >;

const clock = '(?:[01]\\d|2[0-3]):[0-5]\\d|24:00';

export const hoursOfDay = z.string().regex(new RegExp(`^(${clock})-(${clock})$`), {
  error: 'must be two times of a day, as 09:00-12:00',
  abort: true,
});

export function timesOf(hours: string): { opens: string; closes: string } {
  const [opens = '', closes = ''] = hours.split('-');
  return { opens, closes };
}

export type Times = ReturnType<typeof timesOf>;

export const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

export const overlaps = 'must not overlap the hours before it';

/** Where hours stand that overlap some before them. */
export const overlapping = (windows: readonly Times[]): number[] =>
  windows.flatMap(({ opens, closes }, index) =>
    windows.some((other, at) => at < index && opens < other.closes && other.opens < closes) ? [index] : [],
  );
