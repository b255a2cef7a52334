import { clausesOf } from './clauses.ts';
import { daysIn } from './days.ts';
import { wordsIn } from './text.ts';
import { empty, isName } from './vocabulary.ts';

const thanking = /\b(thanks?|thank you|thx|cheers|gracias|merci|appreciate)\b/;
const greeting =
  /^(hi+|hello+|he+y+|hiya|yo|sup|morning|good (morning|afternoon|evening|day)|hola|howdy|namaste)\b/;

/** A greeting or thanks: nothing is asked, and whoever only greets says little else. */
export function isSmallTalk(asked: string): boolean {
  if (asked.includes('?') || clausesOf(asked).asked.length > 0) return false;
  const words = wordsIn(asked);
  const named = words.filter((word) => isName(word) && !empty.has(word));
  const isDay = daysIn(asked, 0).size > 0;
  if (thanking.test(asked)) return !isDay;
  return words.length > 0 && !isDay && named.length < (greeting.test(asked) ? 2 : 1);
}
