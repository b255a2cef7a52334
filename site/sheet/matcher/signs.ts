import { clues, says } from './asks.ts';
import type { Line } from './line.ts';
import { holdsAmount, namesOtherAge, namesOtherAmounts, namesOtherModel } from './numbers.ts';
import type { Question, Thing } from './question.ts';
import { type Nearness, nearness, type Sheet } from './sheet.ts';
import { classOf, delicate, meant, sizes } from './vocabulary.ts';

/** A weight, and how much of the sign is there: a yes is 1. */
export type Sign = readonly [weight: number, sign: number];

const sumOf = (things: Thing[]) => things.reduce((sum, { weight }) => sum + weight, 0);
const upTo = (most: number, value: number) => Math.min(most, value);

const sharesDay = (line: Line, days: ReadonlySet<number>) => [...days].some((day) => line.days.has(day));

/** Whether a line is about another amount, model, size or age, gives no leave, or has the diet and not the dish. */
export function isRuledOut({ asksFor, amounts, sizes: asked, text, things }: Question, line: Line): boolean {
  const sized = [...line.concepts].filter((word) => sizes.has(word));
  const held = things.filter(({ stem }) => nearness(line, stem) !== 'none');
  const isOfDiet = held.length > 0 && held.every(({ stem }) => delicate.has(stem));
  return (
    (asksFor('price') && namesOtherAmounts(amounts, line.amounts)) ||
    namesOtherModel(text, line.text, line.amounts) ||
    (sized.length > 0 && !asked.every((size) => sized.includes(size))) ||
    namesOtherAge(amounts, line.amounts, asksFor('price')) ||
    (asksFor('leave') && !says.leave.test(line.text)) ||
    (isOfDiet && things.some(({ isOnSheet, isTold, weight }) => !isOnSheet && !isTold && weight >= 0.5))
  );
}

/**
 * What speaks for a line and against it: a weight, and how much of the sign is there. The weights are fitted to questions
 * whose answers are known, none is set by hand.
 */
export function signsOf(question: Question, line: Line, sheet: Sheet): Sign[] {
  const { asksFor, days, roots, text, things } = question;
  const sumOfNear = (near: Nearness, isTold: boolean) =>
    sumOf(things.filter((thing) => thing.isTold === isTold && nearness(line, thing.stem) === near));
  const told = sumOfNear('same', true);
  const same = sumOfNear('same', false);
  const kin = sumOfNear('kin', false) + sumOfNear('kin', true);
  const elsewhere = sumOf(
    things.filter(({ stem, isOnSheet }) => isOnSheet && nearness(line, stem) === 'none'),
  );
  const all = sumOf(things);
  const covered = same + kin * 0.8 + told;
  const names = (stem?: string) => things.some((thing) => thing.stem === stem);
  const focus = line.parts.map(({ concepts }) => concepts.filter(names).length / (concepts.length || 1));
  const faint = [...new Set(roots)].filter((root) => root.length > 3 && line.roots.includes(root));

  const [price, hours] = [asksFor('price'), asksFor('hours')];
  const length = asksFor('length') && !hours;
  const time = asksFor('time') || (days.size > 0 && !price && !length);
  const isNeed = asksFor('need') && says.need.test(line.text);
  const lacksPrice = price && !line.hasPrice;
  const lacksLength = length && !line.hasLength;
  const lacksHours = hours && !line.isHours;
  // What a line says of a thing is worth less where it does not say what is asked.
  const worth =
    (lacksPrice && clues.hardPrice.test(text)) || lacksLength ? 0.4 : asksFor('need') && !isNeed ? 0.6 : 1;

  return [
    [1.6, worth * upTo(3, same)],
    [1.4, worth * upTo(2, kin)],
    [2.2, worth * upTo(2, told)],
    [2.2, worth * (all && covered / all)],
    [1.2, worth * +names([...line.concepts][0])],
    [1, worth * Math.max(0, ...focus)],
    // Words that say little, by how rare they are on the sheet.
    [1, faint.reduce((sum, root) => sum + 1 / sheet.linesWith(root), 0)],
    [-0.7, upTo(3, elsewhere)],
    [0.7, +things.some(({ stem }) => classOf(stem) === 'pay' && nearness(line, stem) === 'sibling')],
    [0.6, +things.some(({ stem }) => line.denied.has(stem))],
    [-0.8, +(lacksPrice || lacksLength || (lacksHours && !line.hasTime)) * upTo(2, covered)],
    [0.7, +(price && line.hasPrice)],
    [-0.5, +(!price && line.hasPrice)],
    [1.8, +(length && line.hasLength)],
    [-1.3, +lacksLength],
    [2.2, +(hours && line.isHours)],
    [-0.6, +(hours && line.isHours) * upTo(2, elsewhere + all - covered)],
    [-1.1, +lacksHours],
    [-0.8, +(!hours && !time && line.isHours)],
    [1.3, +(time && line.hasTime)],
    [-1.5, +(time && !line.hasTime)],
    [2.1, +sharesDay(line, days)],
    [3, +(asksFor('place') && says.place.test(line.text))],
    [-1.8, +(asksFor('place') && !says.place.test(line.text))],
    [1.2, +isNeed],
    [1.9, +(asksFor('ready') && line.concepts.has('turnaround'))],
    [1.7, +holdsAmount(line.amounts, question.amounts)],
    // The lines that matter most are written first.
    [0.4, line.number / 10],
  ];
}

/** What speaks for the answer of a person, whatever the lines say. */
export function doubtsOf({ asksFor, isWanted, roots, text, things }: Question): Sign[] {
  const unknown = things.filter(({ isOnSheet, isTold }) => !isOnSheet && !isTold);
  return [
    [2.8, 1],
    [1.3, upTo(2, sumOf(unknown.filter(({ stem }) => meant.has(stem))))],
    [0.9, upTo(2, sumOf(unknown.filter(({ stem }) => !meant.has(stem))))],
    [0.6, +clues.many.test(text)],
    [1.3, +clues.dated.test(text)],
    [0.9, +isWanted],
    [-1, +asksFor('need')],
    [-1.1, +asksFor('hours')],
    [0.7, +asksFor('price')],
    [-0.5, +asksFor('length')],
    [-1, +asksFor('time')],
    [-1, roots.length / 20],
  ];
}
