import { asks, clues, says } from './asks.ts';
import { clausesOf, isSmallTalk } from './clauses.ts';
import { hoursFor } from './hours.ts';
import { readLine } from './line.ts';
import { type Place, placesOf } from './places.ts';
import { type Question, readQuestion } from './question.ts';
import { type Reason, reasonToHandOver } from './reasons.ts';
import { readSheet, type Sheet, subjectsIn } from './sheet.ts';
import { tidy } from './text.ts';
import { enough, type Hit, hitsOf, thingsFor } from './things.ts';
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
  if (found.length === 0) return answerTo(sheet, told, '', today, clues.stating.test(asked) ? 0.85 : enough);
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
function answerTo(sheet: Sheet, texts: string[], told: string, today: number, least = enough): Hit[] {
  const read = (text: string) => readQuestion(sheet, text, told, today);
  const whole = answer(sheet, read(texts.join(', ')), least);
  const things = texts.filter((text) => subjectsIn(text, sheet).some(sheet.names));
  if (whole.length > 0 || things.length < 2) return whole;
  const isPriced = texts.some((text) => asks.price.test(text));
  const answers = things.map((text) => answer(sheet, read(isPriced ? `how much ${text}` : text), least));
  return answers.every((hits) => hits.length > 0) ? answers.flat() : [];
}

function answer(sheet: Sheet, question: Question, least: number): Hit[] {
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
  return thingsFor(sheet, question, least);
}
