import { tooManyPicks } from '../../content/messages/refusals.ts';
import type { Refusal } from '../database/store.ts';

/** So many calls are booked from one address. */
export const picksAnHour = 5;

/** At the latest by then one more is. */
export const nextPickSeconds = 3600 / picksAnHour;

/** Beside the codes of the database. */
export const tooManyPicksCode = 'too_many_picks';

export const tooManyPicksRefusal: Refusal = {
  kind: 'refused',
  code: tooManyPicksCode,
  message: tooManyPicks,
  details: null,
  hint: null,
};
