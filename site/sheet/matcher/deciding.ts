import type { Line } from './line.ts';
import { readQuestion } from './question.ts';
import { nearness, type Sheet } from './sheet.ts';
import { doubtsOf, isRuledOut, type Sign, signsOf } from './signs.ts';

/** A line that may answer, how sure that is, and the things of the question that it covers. */
export type Answer = { line: Line; sureness: number; covers: string[] };

const powerOf = (signs: Sign[]) => Math.exp(signs.reduce((sum, [weight, sign]) => sum + weight * sign, 0));

/** The best line for what is asked, and how probable it is among all lines and a person. */
export function answerTo(sheet: Sheet, asked: string, told: string, today: number): Answer | undefined {
  const question = readQuestion(sheet, asked, told, today);
  const lines = sheet.lines
    .filter((line) => !isRuledOut(question, line))
    .map((line) => ({ line, power: powerOf(signsOf(question, line, sheet)) }));
  const all = lines.reduce((sum, { power }) => sum + power, powerOf(doubtsOf(question)));
  const [best] = lines.sort((one, other) => other.power - one.power);
  if (!best) return undefined;
  const covers = question.things
    .map(({ stem }) => stem)
    .filter((stem) => nearness(best.line, stem) !== 'none');
  return { line: best.line, sureness: best.power / all, covers };
}
