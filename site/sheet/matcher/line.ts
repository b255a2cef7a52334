import { says } from './asks.ts';
import { daysIn } from './days.ts';
import { amountsIn, hasBareNumber, kindsOfAges } from './numbers.ts';
import { rootsIn, tidy } from './text.ts';
import { classOf, hoursOf, kindsOf, namedIn } from './vocabulary.ts';

export type Line = Readonly<ReturnType<typeof readLine>>;

const everyClock = new RegExp(`(?:${says.clock.source})(?! ?y)`, 'g');

/** What a line of the sheet says. Its `number` counts from 1, empty lines included, as the owner sees it. */
export function readLine(raw: string, number: number) {
  const text = tidy(raw);
  const days = daysIn(text);
  const amounts = amountsIn(text.replace(days.size > 0 ? everyClock : /\b\d{1,2}(:\d\d)? ?[ap]m\b/g, ' '));
  const named = [...namedIn(text), ...kindsOfAges(amounts)];
  if (says.payment.test(text)) named.push('pay');
  if (says.area.test(text)) named.push('area');
  const hasPrice = says.money.test(text) || hasBareNumber(amounts);
  const hasLength = says.length.test(text);
  if (hasLength && says.ready.test(text) && (!hasPrice || says.ofAll.test(text))) named.push('turnaround');
  const hasTime = says.clock.test(text);
  return {
    number,
    text,
    roots: rootsIn(text),
    /** What it names, as stems, in order. */
    concepts: new Set(named),
    /** The kinds and classes of what it names: whoever takes no pets takes no dogs. */
    kin: new Set(
      named
        .flatMap((stem) => [...kindsOf(stem), classOf(stem) ?? stem])
        .filter((stem) => stem !== 'discount' || hasPrice),
    ),
    /** What its parts name, between its commas. */
    parts: text.split(/[,;()]|[./](?!\d)| [-+] /).map((part) => namedIn(part)),
    /** What stands before a colon, as in "Flavors: vanilla, lemon". */
    label: namedIn(/^([a-z ]{3,30}):/.exec(text)?.[1] ?? ''),
    days,
    amounts,
    isHours: isOfHours(text, new Set(named), days.size, hasTime),
    hasPrice,
    hasTime: hasTime || days.size > 0 || /\b(jan|feb|mar|apr|jun|jul|aug|sep|oct|nov|dec)/.test(text),
    hasLength,
  };
}

const day = '(?:sun|mon|tue|wed|thu|fri|sat)[a-z]*';
const week = new RegExp(
  `\\b${day} ?(?:-|to|thru|through|til) ?${day}[ ,:]*(?:from )?\\d[\\d:.apm ]{0,8}(?:-|to|til)`,
);
const beginsWithWeek = new RegExp(`^\\W*${week.source}`);

/** Whether the line says when the shop is open, and little else. */
function isOfHours(text: string, concepts: ReadonlySet<string>, days: number, hasTime: boolean): boolean {
  if (beginsWithWeek.test(text)) return true;
  if (says.money.test(text) || /\d\+/.test(text) || !(hasTime || days > 0 || /\b(daily|allday)\b/.test(text)))
    return false;
  const opens = /\b(open|hours|hrs|surgery)\b/.test(text);
  if (
    says.season.test(text) ||
    (opens && hasTime) ||
    week.test(text) ||
    /\b(clos\w*d?|shut|off)\b/.test(text)
  )
    return true;
  const others = [...concepts].filter((word) => !hoursOf.has(word)).length;
  const begins = hasTime && /^\W*(sun|mon|tue|wed|thu|fri|sat|daily|\d)/.test(text);
  return others === 0 || ((opens || begins) && (others <= 3 || days > 1));
}
