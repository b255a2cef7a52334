import { asks, says } from './asks.ts';
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
  const isOfSomething = (texts: string[]) =>
    texts.some(
      (text) => subjectsIn(text, sheet).length > 0 || Object.values(asks).some((ask) => ask.test(text)),
    );
  const real = found.filter(isOfSomething);
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
  const { asksFor, subjects } = question;
  const firstOf = (pattern: RegExp) =>
    hitsOf(sheet.lines.filter(({ text }) => pattern.test(text)).slice(0, 1), subjects);
  const ofHours = hoursFor(sheet.lines, question);
  if (ofHours) return ofHours;
  if (asksFor('place') && subjects.every((word) => empty.has(word))) return firstOf(says.place);
  if (asksFor('number')) return firstOf(says.number);
  return thingsFor(sheet, question);
}

/** "Sunday?" and "what time is somebody there on sat" ask for hours; "can I get it done by tomorrow" does not. */
function asksForHours({ asksFor, days, subjects, text }: Question): boolean {
  if (asksFor('price') || asksFor('length')) return false;
  if (asksFor('hours')) return true;
  const isBare =
    subjects.every((word) => empty.has(word)) && !/\b(i|we|my|it|get|can|need|by|done)\b/.test(text);
  return isBare && days.size > 0;
}

/** The lines of hours, on the days that are named; undefined if the question is about something that has none. */
function hoursFor(lines: Line[], question: Question): Hit[] | undefined {
  if (!asksForHours(question)) return undefined;
  const { days, subjects } = question;
  const things = subjects.filter((word) => !empty.has(word));
  const isOnDay = (line: Line) => days.size === 0 || sharesDay(line, days);
  const found = lines.filter(
    (line) => line.isHours && things.every((thing) => line.concepts.has(thing)) && isOnDay(line),
  );
  const open =
    days.size > 0 ? [] : found.filter(({ text }) => !/\bclosed\b/.test(text) || says.clock.test(text));
  const kept = open.length > 0 ? open : found;
  if (kept.length === 0 && things.length > 0) return undefined;
  return kept.length > 2 ? [] : hitsOf(kept, subjects);
}

/**
 * A texted question is asks ("how much is a bath"), what continues them ("and a trim"), and what is told beside them
 * ("she stays in my purse"). What is told explains; it is not asked for.
 */
type Clauses = { asked: string[][]; told: string[] };

const opener = /^(how|whats?|whens?|wheres?|which|who)$/;
const helper = /^(can|could|do|does|did|is|are|will|would|should|may|am|have|has)$/;
const asking = new RegExp(
  `^(?:any |got any |open |${opener.source.slice(1, -1)} (?!(?:i|we|he|she|they|my)\\b)|${helper.source.slice(1, -1)} (?:i|you|we|they|it|he|she|there|my|your|the|this|that|any|an?|someone)\\b|you (?:do|have|take|sell|got|offer|open|make|fix)\\b)`,
);
const telling = /^(i|im|ive|id|ill|we|weve|he|hes|she|shes|they|theyre|its|theres|because|since|if|while)$/;

/** A sentence without marks, cut where the next ask or the next thing told begins. */
function clausesIn(sentence: string): string[] {
  const words = sentence.trim().split(' ');
  const clauses: string[][] = [[]];
  for (const [at, word] of words.entries()) {
    const last = clauses.at(-1) ?? [];
    // "What shots | does he need" is one ask.
    const isWhole = !opener.test(last[0] ?? '') || last.some((one) => helper.test(one));
    const begins = telling.test(word) || (isWhole && asking.test(words.slice(at).join(' ')));
    if (begins && !isSilent(words[at - 1] ?? 'a')) clauses.push([]);
    clauses.at(-1)?.push(word);
  }
  return clauses.map((clause) => clause.join(' ')).filter(Boolean);
}

function clausesOf(tidied: string): Clauses {
  const asked: string[][] = [];
  const told: string[] = [];
  for (const sentence of tidied.split(/[,?!;()&]|\.(?!\d)| - | \+ |\b(?:and|but|also|or)\b/))
    for (const [index, text] of clausesIn(sentence).entries()) {
      const last = asked.at(-1);
      if (asking.test(text) || helper.test(text.split(' ', 1).join()) || asks.price.test(text))
        asked.push([text]);
      else if (last && index === 0) last.push(text);
      else told.push(text);
    }
  return { asked, told };
}
