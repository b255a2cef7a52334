import { asks, says } from './asks.ts';
import { clausesOf } from './clauses.ts';
import { daysIn } from './days.ts';
import { type Line, readLine } from './line.ts';
import { type Place, placesOf } from './places.ts';
import { type Question, readQuestion, readSheet, type Sheet, subjectsIn } from './question.ts';
import { type Reason, reasonToHandOver } from './reasons.ts';
import { tidy, wordsIn } from './text.ts';
import { type Hit, hitsOf, sharesDay, thingsFor } from './things.ts';
import { empty, isSilent } from './vocabulary.ts';

export const mostLines = 12;
export const longestLine = 120;
export const longestQuestion = 160;

export type Match =
  /** One line, or two for a question of two parts, and the places in the question of the words that counted. */
  | { kind: 'lines'; lines: number[]; places: Place[] }
  | { kind: 'handover'; reason: Reason }
  | { kind: 'small talk' };

/**
 * Finds the line of a shop's sheet that answers a customer's question. No network, no model, no chance: a line answers
 * only if it covers what the question asks about, and has what is asked for (a price, a day, a length). Whatever is in
 * doubt is handed over, because a wrong line misleads and none does not.
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
  const read = readSheet(lines);
  const hits = answersTo(read, asked, today);
  const numbers = [...new Set(hits.map(({ line }) => line.number))];
  if (numbers.length === 1 || numbers.length === 2) {
    const covers = new Set(hits.flatMap((hit) => hit.covers));
    return { kind: 'lines', lines: numbers, places: placesOf(typed, covers, read.known) };
  }
  return numbers.length === 0 && isSmallTalk(asked)
    ? { kind: 'small talk' }
    : { kind: 'handover', reason: 'unknown' };
}

/** A greeting or thanks: nothing is named, and nothing is asked. */
function isSmallTalk(asked: string): boolean {
  const words = wordsIn(asked);
  const isNamed = words.some((word) => !isSilent(word) && !empty.has(word));
  return words.length > 0 && !isNamed && clausesOf(asked).asked.length + daysIn(asked, 0).size === 0;
}

/** Every ask of the question has its line, or none is shown. */
function answersTo(sheet: Sheet, asked: string, today: number): Hit[] {
  const { asked: found, told } = clausesOf(asked);
  const real: string[][] = [];
  for (const texts of found) {
    const isOfThings = texts.some((text) => subjectsIn(text, sheet).length > 0);
    const last = real.at(-1);
    // "And how much": of what was asked about before.
    if (!isOfThings && last && !texts.some((text) => asks.hours.test(text))) last.push(...texts);
    else if (isOfThings || texts.some((text) => Object.values(asks).some((ask) => ask.test(text)))) real.push([...texts]);
  }
  if (real.length === 0) return answerTo(sheet, [...found.flat(), ...told], '', today);
  const answers = real.map((texts, index) => {
    // "And is it extra": what was asked about before.
    const before = real.slice(0, index).flat();
    return answerTo(sheet, texts, [...before, ...(index === 0 ? told : [])].join(', '), today);
  });
  return answers.every((hits) => hits.length > 0) ? answers.flat() : [];
}

/** An ask as a whole, and if nothing answers that, each thing that it names. */
function answerTo(sheet: Sheet, texts: string[], told: string, today: number): Hit[] {
  const read = (text: string) => readQuestion(sheet, text, told, today);
  const whole = answer(sheet, read(texts.join(', ')));
  if (whole.length > 0 || texts.length < 2) return whole;
  const isPriced = texts.some((text) => asks.price.test(text));
  const answers = texts
    .filter((text) => subjectsIn(text, sheet).length > 0)
    .map((text) => answer(sheet, read(isPriced ? `how much ${text}` : text)));
  return answers.every((hits) => hits.length > 0) ? answers.flat() : [];
}

function answer(sheet: Sheet, question: Question): Hit[] {
  const { asksFor, weights } = question;
  const firstOf = (pattern: RegExp) =>
    hitsOf(sheet.lines.filter(({ text }) => pattern.test(text)).slice(0, 1), question);
  const ofHours = hoursFor(sheet.lines, question);
  if (ofHours) return ofHours;
  if (asksFor('place') && [...weights.keys()].every((word) => empty.has(word))) return firstOf(says.place);
  if (asksFor('number')) return firstOf(says.number);
  return thingsFor(sheet, question);
}

/** "Sunday?" and "what time is somebody there on sat" ask for hours; "can I get it done by tomorrow" does not. */
function asksForHours({ asksFor, days, weights, text }: Question): boolean {
  if (asksFor('price') || asksFor('length')) return false;
  if (asksFor('hours')) return true;
  const isBare =
    [...weights.keys()].every((word) => empty.has(word)) && !/\b(i|we|my|it|get|can|need|by|done)\b/.test(text);
  return isBare && days.size > 0;
}

/** The lines of hours, on the days that are named; undefined if the question is about something that has none. */
function hoursFor(lines: Line[], question: Question): Hit[] | undefined {
  if (!asksForHours(question)) return undefined;
  const { days, weights } = question;
  const things = [...weights.keys()].filter((word) => !empty.has(word));
  const isOnDay = (line: Line) => days.size === 0 || sharesDay(line, days);
  const found = lines.filter(
    (line) => line.isHours && things.every((thing) => line.concepts.has(thing)) && isOnDay(line),
  );
  const open =
    days.size > 0 ? [] : found.filter(({ text }) => !/\bclosed\b/.test(text) || says.clock.test(text));
  const kept = open.length > 0 ? open : found;
  if (kept.length === 0 && things.length > 0) return undefined;
  return kept.length > 2 ? [] : hitsOf(kept, question);
}

