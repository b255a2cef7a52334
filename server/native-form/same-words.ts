import { createHmac } from 'node:crypto';
import type { Outcome } from '../database/store.ts';

/**
 * A static page has no id to send, so an enquiry of the plain form derives one from its words, and pressing the button
 * twice stores it once. The id has a number: 1 for the first enquiry in these words, 2 for the next, and so on. The
 * table's key lets each number be taken once, and the row of the last one says by the database's clock whether the
 * words are recent. Nothing is kept in memory, so any number of servers agree.
 */

/** Whoever sends the same words later is asking again, and gets a new enquiry. */
export const minutesOfOneEnquiry = 60;

export type Table = {
  /** Stores the words under an id. */
  send(id: string): Promise<Outcome>;
  /** Returns no row, or one that says whether it `is_recent`. */
  look(id: string): Promise<Outcome>;
};

/** The words are everything in which one enquiry differs from another. */
export async function sendWords(words: object, key: string, { send, look }: Table): Promise<Outcome> {
  const idOf = (number: number) => idOfWords(words, number, key);
  for (let number = 1; ; ) {
    const outcome = await send(idOf(number));
    if (outcome.kind !== 'refused' || outcome.code !== '23505') return outcome;
    const next = await findFree(number, (taken) => look(idOf(taken)));
    if (typeof next !== 'number') return next;
    number = next;
  }
}

/**
 * The first free number, or the end of the search: the words were sent recently, or an outage. The steps grow and then
 * shrink, because a robot may have sent its words ten thousand times.
 */
async function findFree(
  taken: number,
  look: (number: number) => Promise<Outcome>,
): Promise<number | Outcome> {
  let last = taken;
  let step = 0;
  let isGrowing = true;
  do {
    const number = last + step;
    const outcome = await look(number);
    if (outcome.kind !== 'done') return outcome;
    const [row] = outcome.rows;
    if (row?.['is_recent']) return outcome;
    if (row) last += step;
    else isGrowing = false;
    step = isGrowing ? step * 2 || 1 : Math.floor(step / 2);
  } while (step > 0);
  return last + 1;
}

/** The key keeps somebody who guesses the words from computing the id. */
function idOfWords(words: object, number: number, key: string): string {
  const hex = createHmac('sha256', key)
    .update(JSON.stringify([words, number]))
    .digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
