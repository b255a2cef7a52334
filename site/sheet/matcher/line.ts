import { says } from './asks.ts';
import { daysIn } from './days.ts';
import { stemsIn, tidy, wordsIn } from './spelling.ts';
import { days, hoursOf, silent } from './vocabulary.ts';

/** What a line of the sheet says. */
export type Line = {
  /** From 1, empty lines included, as the owner sees it. */
  number: number;
  text: string;
  words: string[];
  /** What it names, as stems. */
  concepts: ReadonlySet<string>;
  /** The weekdays that it speaks of. */
  days: ReadonlySet<number>;
  isHours: boolean;
  isShut: boolean;
  isPlace: boolean;
  hasPrice: boolean;
  hasTime: boolean;
  hasLength: boolean;
  hasNumber: boolean;
  /** The words that each of its parts begins with. */
  heads: ReadonlySet<string>;
  /** The words beside a price; all of them where the price stands alone. */
  priced: ReadonlySet<string>;
};

export function readLine(raw: string, number: number): Line {
  const text = tidy(raw);
  const words = wordsIn(text);
  const concepts = new Set(stemsIn(words));
  if (says.payment.test(text) || /\bpay\b/.test(text)) concepts.add('pay');
  else concepts.delete('card');

  const bare = withoutTimes(text);
  const parts = partsOf(bare);
  const spoken = daysIn(text);
  const hasTime = says.clock.test(text);
  return {
    number,
    text,
    words,
    concepts,
    days: spoken,
    isHours: isOfHours(text, concepts, spoken, hasTime),
    isShut: /\bclosed\b/.test(text) && !hasTime,
    isPlace: says.place.test(text) && !concepts.has('park'),
    hasPrice: isPriced(bare),
    hasTime: hasTime || spoken.size > 0 || says.month.test(text),
    hasLength: says.length.test(text),
    hasNumber: says.number.test(text),
    heads: new Set(parts.flatMap(({ stems }) => stems.slice(0, 3))),
    priced: wordsWithPrice(parts, concepts),
  };
}

type Part = { isPriced: boolean; stems: string[] };

const everyClock = new RegExp(says.clock, 'g');

/** Without the numbers that are no price: times, telephone numbers, amounts and ages. */
const withoutTimes = (text: string) =>
  text
    .replace(everyClock, ' ')
    .replace(/\d{3}[- ]\d{4}/g, ' ')
    .replace(/\b\d+ ?-?(min|hr|h|days?|weeks?|months?|miles?|lbs?|pack|class|nd|rd|th|st|mo)\b/g, ' ')
    .replace(/\b(over|under|than|for) \d+/g, ' ');

const isPriced = (text: string) => says.money.test(text) || /\d/.test(text);

/** "Haircut $32 / skin fade $38" has two parts with a price each. */
const partsOf = (bare: string): Part[] =>
  bare
    .split(/[,;:!?()/&+]|(?<!\d)\.|\.(?!\d)| - | and | or /)
    .map((part) => ({
      isPriced: isPriced(part),
      stems: stemsIn(wordsIn(part)).filter((stem) => !silent.has(stem)),
    }))
    .filter((part) => part.isPriced || part.stems.length > 0);

function wordsWithPrice(parts: Part[], all: ReadonlySet<string>): ReadonlySet<string> {
  if (parts.some((part) => part.isPriced && part.stems.length === 0)) return all;
  return new Set(
    parts.flatMap((part, index) => {
      if (!part.isPriced) return [];
      const before = parts[index - 1];
      return before && !before.isPriced ? [...before.stems, ...part.stems] : part.stems;
    }),
  );
}

/** Whether the line says when the shop is open, and little else. */
function isOfHours(
  text: string,
  concepts: ReadonlySet<string>,
  spoken: ReadonlySet<number>,
  hasTime: boolean,
): boolean {
  const opens = /\b(open|hours)\b/.test(text);
  const speaksOfHours = opens || /\bclosed\b/.test(text);
  if (says.money.test(text) || !(hasTime || speaksOfHours || spoken.size > 0)) return false;
  const others = [...concepts].filter((word) => !isOfTime(word)).length;
  const begins = /^\W*(daily|mon|tue|wed|thu|fri|sat|sun|staffed|lunch|dinner|class)/.test(text);
  return (
    others === 0 ||
    ((speaksOfHours || begins) && others <= 3 && (spoken.size > 0 || opens)) ||
    (hasTime && spoken.size > 4 && others === 1)
  );
}

const isOfTime = (word: string) =>
  silent.has(word) ||
  days.includes(word) ||
  hoursOf.has(word) ||
  /^(open|close|noon|till?|thru|hour|mon|kitch)$/.test(word);
