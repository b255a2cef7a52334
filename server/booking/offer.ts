import { setTimeout as pause } from 'node:timers/promises';
import type { Booking } from '../../content/schemas/booking.ts';
import type { Log, Store } from '../database/store.ts';

/** What the owner offers, as the function `set_booking_rules` of the database takes it. */
type Offer = {
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

const retryAfterMs = 500;

/** Tells the database what the owner offers, as soon as it answers: it decides, also for those who ask it directly. */
export async function publishOffer(store: Store, offer: Offer, log: Log, stop: AbortSignal): Promise<void> {
  while (!stop.aborted) {
    const outcome = await store.run({
      purpose: 'upkeep',
      role: 'service_role',
      headers: {},
      statement: { text: 'select public.set_booking_rules($1)', values: [JSON.stringify(offer)] },
    });
    if (outcome.kind === 'done') return;
    if (outcome.kind === 'refused') {
      log.error(
        `The hours of content/booking.yaml were not taken by the database (SQLSTATE ${outcome.code}).`,
      );
      return;
    }
    await pause(retryAfterMs, undefined, { signal: stop }).catch(() => undefined);
  }
}
