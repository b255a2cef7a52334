import { empty, notUnderstood, tooLong, unseen as unseenCharacter } from '../../content/messages/editing.ts';
import { wordsRefused } from '../../contract/website.ts';
import { mostBytes } from '../../contract/website-requests.ts';
import { WireFault } from '../requests/wire-fault.ts';

export const refused = (sentence: string) => new WireFault(422, wordsRefused, sentence);

/** Ends the reading or changing of words with a sentence for the owner. */
export class Refusal extends Error {}

/** Words that no reader of them has foreseen are refused as well: they are no reason to stop. */
export function orRefusal<Result>(read: () => Result): Result | Refusal {
  try {
    return read();
  } catch (error) {
    return error instanceof Refusal ? error : new Refusal(notUnderstood);
  }
}

export function orThrow<Result>(read: () => Result): Result {
  const result = orRefusal(read);
  if (result instanceof Refusal) throw result;
  return result;
}

/** Control characters, halves of characters, invisible line breaks, and what changes the direction of writing. */
const unseen = /[\p{Cc}\p{Cs}\p{Cn}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufeff]/u;

export function refuseUnseen(words: string): void {
  if (unseen.test(words.replaceAll('\n', ''))) throw new Refusal(unseenCharacter);
}

export function refuseCharacters(words: string): void {
  if (words.trim() === '') throw new Refusal(empty);
  refuseUnseen(words);
}

export function refuseSize(source: string): void {
  if (Buffer.byteLength(source) > mostBytes) throw new Refusal(tooLong);
}
