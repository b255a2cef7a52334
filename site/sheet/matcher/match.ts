import { asksIn } from './asking.ts';
import { type Reason, reasonToHandOver } from './asks.ts';
import { isSmallTalk } from './clauses.ts';
import { type Line, readLine } from './line.ts';
import { type Place, placesOf } from './places.ts';
import { readQuestion } from './question.ts';
import { nearness, readSheet, type Sheet } from './sheet.ts';
import { doubtsOf, isRuledOut, type Sign, signsOf } from './signs.ts';
import { tidy } from './text.ts';

export const mostLines = 12;
export const longestLine = 120;
export const longestQuestion = 160;

export type Match =
  /** One line, or two for a question of two parts, and the places in the question of the words that counted. */
  | { kind: 'lines'; lines: number[]; places: Place[] }
  | { kind: 'handover'; reason: Reason }
  | { kind: 'small talk' };

/** A line is shown if it is as probable as this, because a wrong line misleads and none does not. */
const enough = 0.78;

/** Finds the line that answers, or hands over. */
export function match(sheet: readonly string[], question: string, today: number): Match {
  const typed = question.slice(0, longestQuestion);
  const asked = tidy(typed);
  const reason = reasonToHandOver(typed, asked);
  if (reason) return { kind: 'handover', reason };
  if (isSmallTalk(asked)) return { kind: 'small talk' };

  const lines = sheet
    .slice(0, mostLines)
    .map((line, index) => readLine(line.slice(0, longestLine), index + 1))
    .filter(({ text }) => text);
  const read = readSheet(lines);
  const answers = answersTo(read, asked, today);
  const numbers = [...new Set(answers.map(({ line }) => line.number))];
  const isSure = answers.every(({ sureness }) => sureness >= enough);
  if (!isSure || numbers.length === 0 || numbers.length > 2) return { kind: 'handover', reason: 'unknown' };
  const covers = new Set(answers.flatMap((answer) => answer.covers));
  return { kind: 'lines', lines: numbers, places: placesOf(typed, covers, read) };
}

/** Every ask of the question has its line, or none is shown. */
function answersTo(sheet: Sheet, asked: string, today: number): Answer[] {
  const answers = asksIn(sheet, asked).map(({ text, each, told }) => {
    const apart = each.map((thing) => answerTo(sheet, thing, told, today));
    const isOfTwo = new Set(apart.map((answer) => answer?.line)).size === 2;
    // "A fade and a beard trim" may be two lines.
    return isOfTwo && apart.every((answer) => answer && answer.sureness > 0.5)
      ? apart
      : [answerTo(sheet, text, told, today)];
  });
  const found = answers.flat().filter((answer) => answer !== undefined);
  return found.length === answers.flat().length ? found : [];
}

/** A line that may answer, how sure that is, and the things of the question that it covers. */
type Answer = { line: Line; sureness: number; covers: string[] };

const powerOf = (signs: Sign[]) => Math.exp(signs.reduce((sum, [weight, sign]) => sum + weight * sign, 0));

/** The best line for what is asked, and how probable it is among all lines and a person. */
function answerTo(sheet: Sheet, asked: string, told: string, today: number): Answer | undefined {
  const question = readQuestion(sheet, asked, told, today);
  const lines = sheet.lines
    .filter((line) => !isRuledOut(question, line, sheet))
    .map((line) => ({ line, power: powerOf(signsOf(question, line, sheet)) }));
  const all = lines.reduce((sum, { power }) => sum + power, powerOf(doubtsOf(question)));
  const [best] = lines.sort((one, other) => other.power - one.power);
  if (!best) return undefined;
  const covers = question.things
    .map(({ stem }) => stem)
    .filter((stem) => nearness(best.line, stem) !== 'none');
  return { line: best.line, sureness: best.power / all, covers };
}
