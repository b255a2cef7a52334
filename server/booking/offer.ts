import { readFile } from 'node:fs/promises';
import { parse, YAMLParseError } from 'yaml';
import { type Booking, booking } from '../../content/schemas/booking.ts';
import { mistakesIn } from '../../content/schemas/mistakes.ts';

/** What the owner offers, as the function `set_booking_rules` of the database takes it. */
export type Offer = {
  zone: string;
  length_minutes: number;
  buffer_minutes: number;
  notice_minutes: number;
  horizon_days: number;
  hours: { weekday: number; opens: string; closes: string }[];
  closures: { first_day: string; last_day: string }[];
};

const file = 'content/booking.yaml';

/** Its message says what to mend in the file. */
export class WrongOffer extends Error {}

export async function readBooking(): Promise<Booking> {
  const text = await readFile(new URL(`../../${file}`, import.meta.url), 'utf8');
  const data = readYaml(text);
  const mistakes = mistakesIn(data, booking, file);
  if (mistakes.length > 0) throw new WrongOffer(mistakes.join('\n'));
  return booking.parse(data);
}

function readYaml(text: string): unknown {
  try {
    return parse(text);
  } catch (error) {
    throw error instanceof YAMLParseError ? new WrongOffer(`${file}: ${error.message}`) : error;
  }
}

/** Switched off, it has no hours. */
export const offerOf = ({
  offered,
  zone,
  length,
  buffer,
  notice,
  horizon,
  hours,
  closed,
}: Booking): Offer => ({
  zone,
  length_minutes: length,
  buffer_minutes: buffer,
  notice_minutes: notice,
  horizon_days: horizon,
  hours: offered
    ? weekdays.flatMap((day, index) => hours[day].map((window) => ({ weekday: index + 1, ...window })))
    : [],
  closures: closed.map(({ first, last }) => ({ first_day: first, last_day: last })),
});

/** In the order in which PostgreSQL counts them. */
const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
