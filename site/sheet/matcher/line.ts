import { says } from './asks.ts';
import { daysIn } from './days.ts';
import { amountsIn, hasBareNumber, kindsOfAges } from './numbers.ts';
import { tidy } from './text.ts';
import { hoursOf, namedIn, narrower } from './vocabulary.ts';

export type Line = Readonly<ReturnType<typeof readLine>>;

const everyClock = new RegExp(says.clock, 'g');

/** What a line of the sheet says. Its `number` counts from 1, empty lines included, as the owner sees it. */
export function readLine(raw: string, number: number) {
  const text = tidy(raw);
  const days = daysIn(text);
  const amounts = amountsIn(days.size > 0 ? text.replace(everyClock, ' ') : text);
  const concepts = new Set([...namedIn(text), ...kindsOfAges(amounts)]);
  if (says.payment.test(text)) concepts.add('pay');
  if (/\bcash\b.*\bonly\b/.test(text)) concepts.add('cashonly');
  for (const kind of concepts) for (const word of narrower[kind] ?? []) concepts.add(word);

  const hasPrice = says.money.test(text) || hasBareNumber(amounts);
  const hasLength = says.length.test(text);
  const hasTime = says.clock.test(text);
  return {
    number,
    text,
    /** What it names, as stems, in order. */
    concepts,
    /** What it says no to. */
    denied: new Set(
      [...text.matchAll(/\b(?:no|not|never|dont \w+) ([a-z]+(?: [a-z]+)?)/g)].flatMap(([, no = '']) =>
        namedIn(no),
      ),
    ),
    /** The weekdays that it speaks of. */
    days,
    amounts,
    isHours: isOfHours(text, concepts, days.size, hasTime),
    hasPrice,
    hasTime: hasTime || days.size > 0 || /\b(jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)/.test(text),
    hasLength,
    /** When things are ready, whatever they are. */
    tellsWhenReady: hasLength && says.ready.test(text) && (!hasPrice || says.ofAll.test(text)),
  };
}

/** Whether the line says when the shop is open, and little else. */
function isOfHours(text: string, concepts: ReadonlySet<string>, days: number, hasTime: boolean): boolean {
  const opens = /\b(open|hours|hrs)\b/.test(text);
  const isOfOpening = opens || /\bclos\w*d\b/.test(text);
  if (says.money.test(text) || !(hasTime || isOfOpening || days > 0)) return false;
  const others = [...concepts].filter((word) => !hoursOf.has(word)).length;
  const begins = /^\W*(sun|mon|tue|wed|thu|fri|sat|daily)/.test(text);
  return others === 0 || ((isOfOpening || begins) && (others <= 3 || days > 1));
}
