import { setTimeout as pause } from 'node:timers/promises';
import type { Log, Store } from '../database/store.ts';
import type { Offer } from './offer.ts';

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
