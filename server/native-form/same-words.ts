import { createHmac } from 'node:crypto';
import type { Outcome } from '../database/store.ts';

/**
 * A static page has no id to send, so an enquiry of the bare form gets one from its words: pressing the button twice
 * stores once. The first enquiry in these words has the number 1 in its id, the next one 2, and so on. A number is
 * taken once, whoever asks, because ids are the table's key; and the last one says, by the database's clock, whether
 * the words have just been sent or are sent again. Nothing is remembered here, so any number of servers agree.
 */

/** Half of the promised time: who sends the same words after it asks again, and is heard again. */
export const minutesOfOneEnquiry = 60;

export type Table = {
  /** Stores the words under an id. */
  send(id: string): Promise<Outcome>;
  /** No row, or one that says whether it `is_recent`. */
  look(id: string): Promise<Outcome>;
};

/** What came of it, and under which id. */
export type Sent = { outcome: Outcome; id: string };

/** Words are whatever makes one enquiry different from another. */
export async function sendWords(words: object, key: string, { send, look }: Table): Promise<Sent> {
  const idOf = (number: number) => idOfWords(words, number, key);
  for (let number = 1; ; ) {
    const outcome = await send(idOf(number));
    if (outcome.kind !== 'refused' || outcome.code !== '23505') return { outcome, id: idOf(number) };
    const next = await findFree(number, (taken) => look(idOf(taken)));
    if (typeof next !== 'number') return { outcome: next.outcome, id: idOf(next.number) };
    number = next;
  }
}

/**
 * The first free number after one that is taken, or how the search ended: that the words were sent just now, or an
 * outage. In growing steps and then in shrinking ones: a robot may have sent its words ten thousand times.
 */
async function findFree(
  taken: number,
  look: (number: number) => Promise<Outcome>,
): Promise<number | { outcome: Outcome; number: number }> {
  let last = taken;
  let step = 0;
  let isGrowing = true;
  do {
    const number = last + step;
    const outcome = await look(number);
    if (outcome.kind !== 'done') return { outcome, number };
    const [row] = outcome.rows;
    if (row?.['is_recent']) return { outcome, number };
    if (row) last += step;
    else isGrowing = false;
    step = isGrowing ? step * 2 || 1 : Math.floor(step / 2);
  } while (step > 0);
  return last + 1;
}

/** The key keeps an id from being worked out by somebody who guesses the words. */
function idOfWords(words: object, number: number, key: string): string {
  const hex = createHmac('sha256', key)
    .update(JSON.stringify([words, number]))
    .digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}
