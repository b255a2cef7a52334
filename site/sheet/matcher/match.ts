import { asks, clues, type Reason, reasonToHandOver, says } from './asks.ts';
import { clausesOf, isSmallTalk } from './clauses.ts';
import { type Line, readLine } from './line.ts';
import { type Place, placesOf } from './places.ts';
import { type Question, readQuestion } from './question.ts';
import { readSheet, type Sheet, subjectsIn } from './sheet.ts';
import { tidy } from './text.ts';
import { type Hit, hitsOf, sharesDay, thingsFor } from './things.ts';
import { empty } from './vocabulary.ts';

export const mostLines = 12;
export const longestLine = 120;
export const longestQuestion = 160;

export type Match =
  /** One line, or two for a question of two parts, and the places in the question of the words that counted. */
  | { kind: 'lines'; lines: number[]; places: Place[] }
  | { kind: 'handover'; reason: Reason }
  | { kind: 'small talk' };

/**
 * Finds the line that answers: it has most of what the question asks about, what is asked for (a price, a day, a length),
 * and clearly more than any other. Whatever is in doubt is handed over, because a wrong line misleads and none does not.
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
  if (isSmallTalk(asked)) return { kind: 'small talk' };
  const read = readSheet(lines);
  const hits = answersTo(read, asked, today);
  const numbers = [...new Set(hits.map(({ line }) => line.number))];
  if (numbers.length === 1 || numbers.length === 2) {
    const covers = new Set(hits.flatMap((hit) => hit.covers));
    return { kind: 'lines', lines: numbers, places: placesOf(typed, covers, read) };
  }
  return { kind: 'handover', reason: 'unknown' };
}

/** "How much is it and how long does it take" are two asks, "can she get it and how much" is one. */
function asksAnew(last: string, text: string): boolean {
  const attributes = (['price', 'length', 'hours', 'time'] as const).filter((ask) => asks[ask].test(text));
  const isOfOther = attributes.some((ask) => !asks[ask].test(last));
  return asks.hours.test(text) || (isOfOther && /price|how|when|what/.test(last));
}

/** Every ask of the question has its line, or none is shown. */
function answersTo(sheet: Sheet, asked: string, today: number): Hit[] {
  const { asked: found, told } = clausesOf(asked);
  const real: string[][] = [];
  for (const texts of found) {
    const [text, last] = [texts.join(', '), real.at(-1)];
    const subjects = subjectsIn(text, sheet);
    const isOfThings = subjects.some(sheet.names) || (subjects.length > 0 && !clues.bare.test(text));
    // "And how much": of what was asked about before.
    if (!isOfThings && last && !asksAnew(last.join(', '), text)) last.push(...texts);
    else if (isOfThings || Object.values(asks).some((ask) => ask.test(text))) real.push([...texts]);
  }
  // Who tells something may ask for nothing.
  if (found.length === 0) return answerTo(sheet, told, '', today);
  if (real.length === 0) return answerTo(sheet, found.flat(), told.join(', '), today);
  // More than that is no question of a customer.
  if (real.length > 3) return [];
  const answers = real.map((texts, index) =>
    // "And is it extra": what was asked about before.
    answerTo(sheet, texts, (index > 0 ? real.slice(0, index).flat() : told).join(', '), today),
  );
  return answers.every((hits) => hits.length > 0) ? answers.flat() : [];
}

/** An ask as a whole, or each thing that it names where no line speaks of nearly all of them. */
function answerTo(sheet: Sheet, texts: string[], told: string, today: number): Hit[] {
  const read = (text: string) => readQuestion(sheet, text, told, today);
  const whole = answer(sheet, read(texts.join(', ')));
  const things = texts.filter((text) => subjectsIn(text, sheet).some(sheet.names));
  if (whole.length > 0 || things.length < 2) return whole;
  const isPriced = texts.some((text) => asks.price.test(text));
  const answers = things.map((text) => answer(sheet, read(isPriced ? `how much ${text}` : text)));
  return answers.every((hits) => hits.length > 0) ? answers.flat() : [];
}

function answer(sheet: Sheet, question: Question): Hit[] {
  const { asksFor, text, weights } = question;
  // Who is free on a day of the year is in a calendar.
  if (clues.dated.test(text) && /\b(book|free|open)\b/.test(text)) return [];
  const firstOf = (pattern: RegExp) => {
    const found = sheet.lines.filter((line) => pattern.test(line.text));
    return hitsOf(found.slice(0, 1), question, sheet);
  };
  if (asksFor('place') && [...weights.keys()].every((stem) => empty.has(stem))) return firstOf(says.place);
  const ofHours = hoursFor(sheet, question);
  if (ofHours) return ofHours;
  if (asksFor('number')) return firstOf(says.number);
  return thingsFor(sheet, question);
}

/** "Sunday?" and "what time is somebody there on sat" ask for hours; "can I get it done by tomorrow" does not. */
function asksForHours({ asksFor, days, weights, text }: Question): boolean {
  if (asksFor('price')) return false;
  if (asksFor('hours')) return true;
  const isBare = [...weights.keys()].every((word) => empty.has(word)) && !asksFor('length');
  return isBare && days.size > 0 && !/\b(i|we|my|it|get|can|need|by|done)\b/.test(text);
}

/** The lines of hours, on the days that are named; undefined if the question is about something that has none. */
function hoursFor(sheet: Sheet, question: Question): Hit[] | undefined {
  const hours = sheet.lines.filter((line) => line.isHours);
  if (hours.length === 0 || !asksForHours(question)) return undefined;
  const { asksFor, days, weights } = question;
  const things = [...weights.keys()].filter((word) => !empty.has(word));
  const ofHours = things.filter((thing) => hours.some((line) => line.concepts.has(thing)));
  const isOfOther = things.length > 0 && ofHours.length === 0 && !(asksFor('hours') && days.size > 0);
  if (isOfOther) return undefined;

  const about = hours.filter((line) => ofHours.every((thing) => line.concepts.has(thing)));
  const onDay = about.filter((line) => days.size === 0 || sharesDay(line, days));
  const open = (all: Line[]) => all.filter(({ text }) => !/\bclosed\b/.test(text) || says.clock.test(text));
  // Who reads "Tue to Sat" knows about Monday.
  const found = onDay.length === 0 ? open(about) : days.size > 0 ? onDay : open(onDay);
  const kept = found.length > 0 ? found : onDay;
  if (kept.length === 0 && things.length > 0) return undefined;
  return kept.length > 2 ? [] : hitsOf(kept, question, sheet);
}
