import { type Ask, asks, clues } from './asks.ts';
import { daysIn } from './days.ts';
import type { Line } from './line.ts';
import { amountsIn } from './numbers.ts';
import { type Sheet, subjectsIn } from './sheet.ts';
import { rootsIn } from './text.ts';
import { classOf, delicate, empty, meant, namedIn, sizes, topics, weak } from './vocabulary.ts';

export type Question = ReturnType<typeof readQuestion>;

/** What a question names. What is told counts less than what is asked. */
export type Thing = { stem: string; weight: number; isTold: boolean; isOnSheet: boolean };

/** What every shop has rules about says most, and who it is for, where and when says little. */
function importanceOf(stem: string, isOnSheet: boolean): number {
  if (sizes.has(stem)) return 0.4;
  if (empty.has(stem) && !isOnSheet) return 0;
  if (topics.has(stem)) return 1.4;
  if (empty.has(stem)) return 0.4;
  return weak.has(stem) ? (isOnSheet ? 0.5 : 0.2) : 1;
}

/** A thing of one line says much, a thing of many little. Only lines count that say what is asked for. */
function thingOf(stem: string, isTold: boolean, sheet: Sheet, eligible: Line[]): Thing {
  const spread = sheet.spreadOf(stem, eligible) || sheet.spreadOf(stem, sheet.lines);
  return {
    stem,
    weight: importanceOf(stem, spread > 0) / ((1 + Math.max(1, spread)) / 2),
    isTold,
    isOnSheet: spread > 0,
  };
}

const saysWhatIsAsked = (line: Line, asked: string) =>
  asks.hours.test(asked)
    ? line.isHours || line.hasTime
    : (line.hasPrice || !asks.price.test(asked)) && (line.hasLength || !asks.length.test(asked));

export function readQuestion(sheet: Sheet, asked: string, told: string, today: number) {
  const all = `${told} ${asked}`;
  const eligible = sheet.lines.filter((line) => saysWhatIsAsked(line, asked));
  const ofAsked = subjectsIn(asked, sheet).map((stem) => thingOf(stem, false, sheet, eligible));
  const ofTold = subjectsIn(told, sheet).map((stem) => thingOf(stem, true, sheet, eligible));
  // "My zipper broke, how much": what is told is what is asked about.
  const isAboutTold =
    !ofAsked.some(({ stem, isOnSheet, weight }) => weight >= 0.5 && (isOnSheet || meant.has(stem))) &&
    ![asks.hours, asks.pay, asks.place, asks.length].some((ask) => ask.test(asked));
  for (const thing of ofTold) {
    if (isAboutTold) thing.isTold = false;
    else if (!delicate.has(thing.stem)) thing.weight *= 0.4;
  }
  const isAsked = ({ stem }: Thing) => ofAsked.some((thing) => thing.stem === stem);
  const things = [...ofAsked, ...ofTold.filter((thing) => !isAsked(thing))].filter(
    ({ weight }) => weight > 0,
  );
  // Whoever names how he pays asks about that.
  const pay = things.find(({ stem }) => stem === 'pay');
  if (pay && things.some(({ stem }) => classOf(stem) === 'pay')) pay.weight *= 0.3;

  const text = isAboutTold && told ? `${told}, ${asked}` : asked;
  return {
    text,
    roots: rootsIn(text),
    things,
    days: daysIn(text, today),
    /** What comes on top: "a haircut with keratin". */
    added: new Set(namedIn(/\b(?:with|plus|including) (.+)$/.exec(text)?.[1] ?? '')),
    sizes: namedIn(all).filter((stem) => sizes.has(stem)),
    asksFor: (ask: Ask) => asks[ask].test(text),
    isWanted: clues.exists.test(text),
    amounts: amountsIn(all),
  };
}
