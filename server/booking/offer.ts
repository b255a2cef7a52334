import type { Booking } from '../../content/schemas/booking.ts';

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
