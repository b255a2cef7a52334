import { clues, says } from './asks.ts';
import type { Line } from './line.ts';
import { namesOtherAge, namesOtherAmounts, namesOtherModel } from './numbers.ts';
import type { Question, Thing } from './question.ts';
import { type Nearness, nearness, type Sheet } from './sheet.ts';
import { classOf, delicate, meant, sizes, stemOf } from './vocabulary.ts';

/** A weight, and how much of the sign is there: a yes is 1. */
export type Sign = readonly [weight: number, sign: number];

const sumOf = (things: Thing[]) => things.reduce((sum, { weight }) => sum + weight, 0);
const upTo = (most: number, value: number) => Math.min(most, value);

const sharesDay = (line: Line, days: ReadonlySet<number>) => [...days].some((day) => line.days.has(day));

const isPayment = (stem: string) => stem === 'pay' || classOf(stem) === 'pay';

/** Whether a line is about ways to pay: it begins with one, or names little else. */
function isOfPaying({ concepts, hasPrice }: Line): boolean {
  const named = [...concepts];
  const ways = named.filter(isPayment);
  return !hasPrice && (ways.length * 2 > named.length || (ways.length > 0 && ways[0] === named[0]));
}

/** Whether a line is about another amount, model, size or age, gives no leave, or has the diet and not the dish. */
export function isRuledOut(
  { added, asksFor, amounts, sizes: asked, text, things }: Question,
  line: Line,
  sheet: Sheet,
): boolean {
  const sized = [...line.concepts].filter((word) => sizes.has(word));
  const held = things.filter(({ stem }) => nearness(line, stem) !== 'none');
  const changesPrice = ({ stem, isOnSheet, isTold }: Thing) =>
    !isTold && (delicate.has(stem) || (!isOnSheet && (added.has(stem) || classOf(stem) === 'pet')));
  // "15 % off with a card" is not what "cash only" says.
  const isPaid = things.length > 0 && things.every(({ stem }) => isPayment(stem));
  const isOfDiet = held.length > 0 && held.every(({ stem }) => delicate.has(stem));
  return (
    (asksFor('price') && namesOtherAmounts(amounts, line.amounts)) ||
    namesOtherModel(text, line.text, line.amounts) ||
    (sized.length > 0 && !asked.every((size) => sized.includes(size))) ||
    namesOtherAge(amounts, line.amounts, asksFor('price')) ||
    (asksFor('price') && things.some((thing) => !held.includes(thing) && changesPrice(thing))) ||
    (isPaid && !isOfPaying(line) && sheet.lines.some(isOfPaying)) ||
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
  // A fade is a haircut, but where a line names fades the line of beard trims has nothing to say.
  const isNamed = ({ stem }: Thing) =>
    sheet.lines.some(({ concepts, hasPrice }) => concepts.has(stem) && (hasPrice || !asksFor('price')));
  const kin = sumOf(things.filter((thing) => nearness(line, thing.stem) === 'kin' && !isNamed(thing)));
  const elsewhere = sumOf(
    things.filter(({ stem, isOnSheet }) => isOnSheet && nearness(line, stem) === 'none'),
  );
  const all = sumOf(things);
  const covered = same + kin * 0.8 + told;
  const names = (stem?: string) => things.some((thing) => thing.stem === stem && !thing.isTold);
  const focus = line.parts.map((named) => named.filter(names).length / (named.length || 1));
  const faint = [...new Set(roots)].filter(
    (root) => root.length > 3 && line.roots.includes(root) && !names(stemOf(root)),
  );

  const [price, hours] = [asksFor('price'), asksFor('hours')];
  const length = asksFor('length') && !hours;
  const time = asksFor('time') || (days.size > 0 && !price && !length);
  const isNeed = asksFor('need') && says.need.test(line.text);
  const lacksPrice = price && !line.hasPrice;
  const lacksLength = length && !line.hasLength;
  const isOfDay = (one: Line) => one.isHours && sharesDay(one, days);
  const someIsOfDay = sheet.lines.some(isOfDay);
  // Where a line names the day, the hours of other days are no answer.
  const isOfHoursLine = (one: Line) =>
    isOfDay(one) || (!someIsOfDay && one.isHours && says.clock.test(one.text));
  const isOfHours = isOfHoursLine(line);
  const hoursLines = sheet.lines.filter(isOfHoursLine).length;
  const lacksHours = hours && !isOfHours;
  // What a line says of a thing is worth less where it does not say what is asked.
  const worth =
    (lacksPrice && clues.hardPrice.test(text)) || lacksLength ? 0.4 : asksFor('need') && !isNeed ? 0.6 : 1;
  const asked = things.filter(({ isTold }) => !isTold);
  const isSibling = ({ stem }: Thing) => nearness(line, stem) === 'sibling';
  const isFound =
    (asksFor('place') && says.place.test(line.text)) || (asksFor('number') && says.number.test(line.text));

  return [
    [1.6, worth * upTo(3, same)],
    [1.1, worth * upTo(2, kin)],
    [3.4, worth * upTo(2, told)],
    [2.6, worth * (all && covered / all)],
    [1.2, worth * +names([...line.concepts][0])],
    [0.9, worth * Math.max(0, ...focus)],
    // Words that say little, by how rare they are on the sheet.
    [2.1, faint.reduce((sum, root) => sum + 1 / sheet.linesWith(root), 0)],
    [-0.6, upTo(3, elsewhere)],
    [1, +(isOfPaying(line) && asked.some(({ stem }) => isPayment(stem)))],
    [1, +(price && line.hasPrice)],
    [-0.5, +(!price && line.hasPrice)],
    [2.3, +(length && line.hasLength)],
    [-1.3, +lacksLength],
    [-0.8, +(lacksPrice && clues.hardPrice.test(text))],
    [0.9, +(hours && isOfHours)],
    [0.9, +(hours && isOfHours && hoursLines === 1)],
    [2.5, +(((hours && isOfHours) || isFound) && all === 0)],
    [2.9, +(/\b(today|tomorrow)\b/.test(text) && line.concepts.has('rush'))],
    [2.1, +(clues.many.test(text) && says.limit.test(line.text))],
    [-0.6, +lacksHours],
    [-0.8, +(!hours && !time && line.isHours)],
    [0.9, +(time && line.hasTime)],
    [-1.2, +(time && !line.hasTime)],
    [1.6, +sharesDay(line, days)],
    [2.1, +isFound],
    [-1.4, +(asksFor('place') && all === 0 && !says.place.test(line.text))],
    [-0.9, +(asksFor('sale') && !line.hasPrice && !says.sale.test(line.text))],
    [1.2, +isNeed],
    [1.7, +(asksFor('ready') && line.concepts.has('turnaround'))],
    // "Ladies only" answers whoever asks for men.
    [1, +(/\bonly\b/.test(line.text) && asked.some(isSibling))],
    [0.6, +line.label.some(names)],
    // The lines that matter most are written first.
    [0.3, line.number / 10],
  ];
}

/** What speaks for the answer of a person, whatever the lines say. */
export function doubtsOf({ asksFor, isWanted, roots, text, things }: Question): Sign[] {
  const unknown = things.filter(({ isOnSheet, isTold }) => !isOnSheet && !isTold);
  return [
    [2.5, 1],
    [1, upTo(2, sumOf(unknown.filter(({ stem }) => meant.has(stem))))],
    [0.7, upTo(2, sumOf(unknown.filter(({ stem }) => !meant.has(stem))))],
    [2.5, +clues.dated.test(text)],
    [1, +isWanted],
    [-0.9, +asksFor('need')],
    [0.6, +asksFor('price')],
    [-1.5, +asksFor('time')],
    [-0.6, roots.length / 20],
  ];
}
