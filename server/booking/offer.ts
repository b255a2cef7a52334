import { setTimeout as pause } from 'node:timers/promises';
import type { Booking } from '../../content/schemas/booking.ts';
import type { Offer } from '../../contract/rows.ts';
import type { Log, Store } from '../database/store.ts';
import type { FreeTimes } from '../free-times.ts';

/** The facts about calls that pages and emails state. */
export type CallTerms = Readonly<Pick<Booking, 'offered' | 'zone' | 'notice' | 'place'>>;

/** An offer that is switched off has no hours. */
const offerOf = ({ offered, zone, length, buffer, notice, horizon, hours, closed }: Booking): Offer => ({
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

/** In PostgreSQL's order of weekdays. */
const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

const retryAfterMs = 500;

/** Tells the database when calls are offered. Calls that are booked stay. */
export function createOffering({ store, freeTimes, log }: { store: Store; freeTimes: FreeTimes; log: Log }) {
  let told = '';
  let telling = new AbortController();
  let ended: Promise<void> = Promise.resolve();
  return {
    /** Publishes these rules, and gives up on publishing earlier ones. */
    publish(booking: Booking): void {
      const offer = offerOf(booking);
      if (JSON.stringify(offer) === told) return;
      told = JSON.stringify(offer);
      telling.abort();
      telling = new AbortController();
      const { signal } = telling;
      ended = ended.then(() => publishOffer(store, offer, log, signal)).then(freeTimes.forget);
    },
    async stop(): Promise<void> {
      telling.abort();
      await ended;
    },
  };
}

/**
 * Gives the rules to the database as soon as it answers, because it decides every pick, also those sent to it directly.
 */
async function publishOffer(store: Store, offer: Offer, log: Log, stop: AbortSignal): Promise<void> {
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
