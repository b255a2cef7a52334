import { type Ask, asks, isHello, isThanks, type Reason, reasonToHandOver, says } from './asks.ts';
import { daysIn } from './days.ts';
import { type Line, readLine } from './line.ts';
import { type Place, placesOf } from './places.ts';
import { type Amount, amountsIn, isNumber, stemOf, subjectsIn, tidy, wordsIn } from './spelling.ts';
import {
  besideDays,
  delicate,
  empty,
  hoursOf,
  ruling,
  topics,
  weak,
  wordsWithMeaning,
} from './vocabulary.ts';

export const mostLines = 12;
export const longestLine = 120;
export const longestQuestion = 160;

export type Match =
  /** One line, or two for a question of two parts, and the places in the question of the words that counted. */
  | { kind: 'lines'; lines: number[]; places: Place[] }
  | { kind: 'handover'; reason: Reason }
  | { kind: 'small talk' };

/** A line that answers, and the subjects of the question that it covers. */
type Hit = { line: Line; covers: string[] };

/**
 * Finds the line of a shop's sheet that answers a customer's question. No network, no model, no chance: a line answers
 * only if it covers everything that the question names, and has what is asked for (a price, a day, a length). Whatever is
 * in doubt is handed over, because a wrong line misleads and none does not.
 */
export function match(sheet: readonly string[], question: string, today: number): Match {
  const typed = question.slice(0, longestQuestion);
  const asked = tidy(typed);
  const reason = reasonToHandOver(typed, asked);
  if (reason) return { kind: 'handover', reason };

  const lines = sheet
    .slice(0, mostLines)
    .map((line, index) => readLine(line.slice(0, longestLine), index + 1))
    .filter(({ text }) => text);
  const hits = answersTo(lines, asked, today);
  const numbers = [...new Set(hits.map(({ line }) => line.number))];
  if (numbers.length === 1 || numbers.length === 2) {
    const covers = new Set(hits.flatMap((hit) => hit.covers));
    return { kind: 'lines', lines: numbers, places: placesOf(typed, covers, knownTo(lines)) };
  }
  const isSmallTalk = numbers.length === 0 && (isHello(asked) || isThanks(asked));
  return isSmallTalk ? { kind: 'small talk' } : { kind: 'handover', reason: 'unknown' };
}

const knownTo = (lines: Line[]) =>
  new Set([...lines.flatMap(({ concepts }) => [...concepts]), ...wordsWithMeaning]);

/** The whole question, and if nothing answers that, each of its parts: then every part that names something has a line. */
function answersTo(lines: Line[], asked: string, today: number): Hit[] {
  const whole = answer(lines, readQuestion(lines, asked, today));
  if (whole.length > 0) return whole;
  const parts = asked.split(/\band\b|\bn\b|[,?.!;&]/).filter((part) => part.trim());
  if (parts.length < 2) return [];
  const asksForPrices = asks.price.test(asked);
  const answers = parts.map((part) => {
    const inherits = asksForPrices && !asks.place.test(part);
    const question = readQuestion(lines, inherits ? `how much ${part}` : part, today);
    return { hits: answer(lines, question), isAbout: subjectsIn(part, knownTo(lines)).length > 0 };
  });
  const isWhole = answers.every(({ hits, isAbout }) => hits.length > 0 || !isAbout);
  return isWhole ? answers.flatMap(({ hits }) => hits) : [];
}

type Question = {
  text: string;
  words: string[];
  days: ReadonlySet<number>;
  subjects: string[];
  asksFor: Record<Ask, boolean>;
  amounts: Amount[];
  today: number;
};

function readQuestion(lines: Line[], text: string, today: number): Question {
  const asksFor = Object.fromEntries(
    Object.entries(asks).map(([ask, pattern]) => [ask, pattern.test(text)]),
  ) as Record<Ask, boolean>;
  return {
    text,
    words: wordsIn(text),
    days: daysIn(text, today),
    subjects: subjectsIn(text, knownTo(lines)),
    asksFor,
    amounts: amountsIn(text),
    today,
  };
}

function answer(lines: Line[], question: Question): Hit[] {
  const { asksFor, subjects } = question;
  const ofHours = asksForHours(question) ? hoursFor(lines, question) : undefined;
  if (ofHours) return ofHours;
  if (asksFor.place && subjects.every((word) => empty.has(word)))
    return hitsOf(lines.filter(({ isPlace }) => isPlace).slice(0, 1), subjects);
  if (asksFor.number) return hitsOf(lines.filter(({ hasNumber }) => hasNumber).slice(0, 1), subjects);
  return thingsFor(lines, question);
}

const hitsOf = (lines: Line[], subjects: string[]): Hit[] =>
  lines.map((line) => ({ line, covers: subjects.filter((word) => line.concepts.has(word)) }));

/** "Open" and "close" are asked for, and not about. */
const named = (subjects: string[]) => subjects.filter((word) => word !== 'open' && word !== 'close');

const sharesDay = (line: Line, days: ReadonlySet<number>) => [...days].some((day) => line.days.has(day));

function asksForHours({ asksFor, days, subjects, words, today }: Question): boolean {
  if (asksFor.price) return false;
  if (asksFor.hours) return true;
  const isBareDay = (word: string) => besideDays.has(word) || isNumber(word) || daysIn(word, today).size > 0;
  return days.size > 0 && subjects.length === 0 && words.every(isBareDay);
}

/** The lines of hours, on the days that are named; undefined if the question is about something that has none. */
function hoursFor(lines: Line[], { days, subjects }: Question): Hit[] | undefined {
  const things = named(subjects);
  const hasHours = (thing: string) =>
    hoursOf.has(thing) || lines.some(({ isHours, concepts }) => isHours && concepts.has(thing));
  if (!things.every(hasHours)) return undefined;
  const isOnDay = (line: Line) =>
    days.size === 0 || sharesDay(line, days) || (line.days.size === 0 && /\bopen\b/.test(line.text));
  const found = lines.filter(
    (line) => line.isHours && things.every((thing) => line.concepts.has(thing)) && isOnDay(line),
  );
  const open = days.size > 0 ? [] : found.filter(({ isShut }) => !isShut);
  const kept = open.length > 0 ? open : found;
  return kept.length > 2 ? [] : hitsOf(kept, subjects);
}

/** The line about a thing. */
function thingsFor(lines: Line[], question: Question): Hit[] {
  const { asksFor, days, text } = question;
  const asksHowToPay = asksFor.payment && !asksFor.price;
  const subjects = [...new Set([...named(question.subjects), ...(asksHowToPay ? ['pay'] : [])])];
  const strong = subjects.filter((word) => !weak.has(word) && !empty.has(word));
  const needed = strong.length > 0 ? strong : subjects;
  if (needed.length === 0 || /\bwho\b/.test(text)) return [];

  const isOnSheet = (word: string) => lines.some(({ concepts }) => concepts.has(word));
  const isNeeded = (word: string) => needed.includes(word) || weak.has(word);
  // "Cracked" and "fitting" say more of a thing that is there, and may be missing.
  const isSoft = (word: string) =>
    needed.length > 1 &&
    question.words.some((typed) => typed.startsWith(word) && /(ing|ed)$/.test(typed) && typed !== word);
  if (subjects.some((word) => !isOnSheet(word) && !isSoft(word) && isNeeded(word))) return [];

  const able = lines.filter((line) => hasWhatIsAsked(line, question));
  const coversAll = (line: Line) => needed.every((word) => line.concepts.has(word));
  // A day that the line about the thing leaves out is not on the sheet.
  const isLeftOut = lines.some((line) => line.days.size > 0 && !able.includes(line) && coversAll(line));
  if (days.size > 0 && isLeftOut && !able.some((line) => line.days.size > 0 && coversAll(line))) return [];

  const fitting = able.filter((line) => fits(line, { able, needed, isSoft, question }));
  // With a day, the line that names it; and a word of three lines says too little alone.
  const onDay = fitting.filter((line) => sharesDay(line, days));
  const candidates = onDay.length > 0 ? onDay : fitting;
  if (candidates.length > 2 && needed.length === 1) return [];
  const best = bestOf(candidates, { needed, subjects, question });
  // Who asks how to book wants the line that says how.
  const isOfBooking = subjects.every((word) => word === 'book');
  const ways = best.filter((line) => isOfBooking && (line.hasNumber || says.wayToBook.test(line.text)));
  const top = ways.length > 0 ? ways : best;
  return top.length > (asksFor.price ? 2 : 1) ? [] : hitsOf(top, subjects);
}

function hasWhatIsAsked(line: Line, { asksFor, days, amounts }: Question): boolean {
  return (
    (!asksFor.price || (line.hasPrice && !namesOtherAmounts(amounts, amountsIn(line.text)))) &&
    (!asksFor.length || line.hasLength) &&
    (!asksFor.time || line.hasTime) &&
    (!asksFor.leave || says.leave.test(line.text)) &&
    (days.size === 0 || line.days.size === 0 || sharesDay(line, days))
  );
}

const namesOtherAmounts = (asked: Amount[], there: Amount[]) =>
  asked.some(({ amount, of }) => {
    const same = there.filter((other) => other.of === of);
    const matters = of === 'min' || of === 'hr' || same.length > 0;
    return matters && !same.some((other) => other.amount === amount);
  });

type Fitting = { able: Line[]; needed: string[]; isSoft: (word: string) => boolean; question: Question };

/** Whether a line covers what the question names. */
function fits(line: Line, { able, needed, isSoft, question: { asksFor } }: Fitting): boolean {
  const covered = needed.filter((word) => line.concepts.has(word));
  const missing = needed.filter((word) => !line.concepts.has(word) && !isSoft(word));
  const [only] = covered;
  if (only === undefined) return false;
  // One word alone has to be what a part of the line is about.
  if (covered.length === 1 && !line.heads.has(only) && !topics.has(only)) return false;
  if (asksFor.price && !covered.some((word) => line.priced.has(word) || topics.has(word))) return false;
  if (missing.length === 0) return true;
  if (covered.every((word) => delicate.has(word))) return false;

  const spread = (word: string) => able.filter(({ concepts }) => concepts.has(word)).length;
  const rules = needed.filter((word) => ruling.has(word) && spread(word) === 1);
  if (rules.length > 0 && rules.every((word) => line.concepts.has(word))) return true;
  const [lacking = '', another] = missing;
  if (another !== undefined) return false;
  // "Dog" says little on a groomer's sheet: it may be missing beside two words that are there.
  if (spread(lacking) > 1 && covered.length > 1) return true;
  return !asksFor.price && !asksFor.length && spread(lacking) > 2 && spread(only) === 1;
}

type Choice = { needed: string[]; subjects: string[]; question: Question };

/** The lines that cover most, have the day, and name the thing first and in the customer's own word. */
function bestOf(lines: Line[], { needed, subjects, question: { asksFor, days, words } }: Choice): Line[] {
  const isNeeded = (word: string) => needed.includes(stemOf(word));
  const scored = lines.map((line) => ({
    line,
    score:
      100 * subjects.filter((word) => line.concepts.has(word)).length +
      (sharesDay(line, days) ? 50 : 0) +
      (asksFor.price || !line.hasPrice ? 20 : 0) +
      (line.words.some((word) => isNeeded(word) && words.includes(word)) ? 8 : 0) +
      (line.words.slice(0, 2).some(isNeeded) && !/^no\b/.test(line.text) ? 4 : 0),
  }));
  const best = Math.max(...scored.map(({ score }) => score));
  return scored.filter(({ score }) => score === best).map(({ line }) => line);
}
