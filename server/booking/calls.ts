import type { Appointment, FreeTime } from '../../contract/rows.ts';
import type { Outage, Outcome, Refusal, Store } from '../database/store.ts';
import type { FreeTimes } from '../free-times.ts';
import { visitorsCall } from '../language/functions.ts';

/** The calendar for visitors without scripts: the server calls the same database functions as the browser would. */

export type Result<Item> = { kind: 'found'; items: Item[] } | Refusal | Outage;

export type Calls = {
  freeTimes(): Promise<Result<FreeTime>>;
  /** Empty when no call has this secret. */
  find(secret: string): Promise<Result<Appointment>>;
  move(secret: string, wantedTime: string): Promise<Result<Appointment>>;
  cancel(secret: string): Promise<Result<Appointment>>;
};

export function createCalls(store: Store, freeTimes: FreeTimes): Calls {
  const ask = async (...call: Parameters<typeof visitorsCall>) =>
    itemsIn<Appointment>(await store.run(visitorsCall(...call)));

  // Forget the free times even after a refusal: somebody else may have taken one.
  const change = (...call: Parameters<typeof visitorsCall>) => ask(...call).finally(freeTimes.forget);

  return {
    freeTimes: async () => itemsIn<FreeTime>(await freeTimes.read()),
    find: (secret) => ask('appointment_of_link', { secret }),
    move: (secret, wanted_time) => change('move_appointment', { secret, wanted_time }),
    cancel: (secret) => change('cancel_appointment', { secret }),
  };
}

/** PostgreSQL returns the rows as one JSON text. */
const itemsIn = <Item>(outcome: Outcome): Result<Item> =>
  outcome.kind === 'done'
    ? { kind: 'found', items: JSON.parse(String(outcome.rows[0]?.['body'])) as Item[] }
    : outcome;
