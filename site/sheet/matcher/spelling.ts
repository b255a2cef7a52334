import { soundOf } from './text.ts';
import { isName, meant, stemOf } from './vocabulary.ts';

/** The stem on the sheet that was meant, if there is one alone: a letter more or fewer, or the same sound. Other letters make other words. */
export function spelled(word: string, onSheet: ReadonlySet<string>): string {
  const stem = stemOf(word);
  if (word.length < 5 || onSheet.has(stem) || meant.has(stem) || !isName(stem)) return stem;
  const isMeant = (other: string) =>
    other[0] === word[0] &&
    other.length > 3 &&
    (isFewer(word, other) ||
      isFewer(other, stem) ||
      (word.length > 5 && (soundsLike(stem, other) || soundsLike(word, other))));
  const [other, another] = [...onSheet].filter(isMeant);
  return other !== undefined && another === undefined ? other : stem;
}

/** Whether a word is another without one letter. A plural is another word. */
const isFewer = (short: string, long: string) =>
  long.length === short.length + 1 &&
  !long.endsWith('s') &&
  [...long].some((_, at) => long.slice(0, at) + long.slice(at + 1) === short);

const soundsLike = (one: string, other: string) =>
  Math.abs(one.length - other.length) < 3 && soundOf(one).length > 2 && soundOf(one) === soundOf(other);
