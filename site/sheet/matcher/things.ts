import { says } from './asks.ts';
import type { Line } from './line.ts';
import { hasAges, namesOtherAge, namesOtherAmounts, namesOtherModel } from './numbers.ts';
import type { Question, Sheet } from './question.ts';
import { delicate, isStrong, ruling, sizes, topics, weak } from './vocabulary.ts';

/** A line that answers, and the subjects of the question that it covers. */
export type Hit = { line: Line; covers: string[] };

export const hitsOf = (lines: Line[], subjects: string[]): Hit[] =>
  lines.map((line) => ({ line, covers: subjects.filter((word) => line.concepts.has(word)) }));

export const sharesDay = (line: Line, days: ReadonlySet<number>) =>
  [...days].some((day) => line.days.has(day));

/** The one line about a thing. */
export function thingsFor({ lines, names }: Sheet, question: Question): Hit[] {
  const { asksFor, amounts, days, subjects } = question;
  const strong = subjects.filter(isStrong);
  const needed = strong.length > 0 ? strong : subjects;
  const isOfTopic = needed.some((word) => topics.has(word) && names(word));
  if (!isOfTopic && subjects.some((word) => !names(word) && (needed.includes(word) || weak.has(word))))
    return [];

  // Nobody knows what holds for an age that the sheet leaves out.
  const aged = lines.filter((line) => hasAges(line.amounts));
  if (aged.length > 0 && aged.every((line) => namesOtherAge(amounts, line.amounts, asksFor('price'))))
    return [];

  const able = lines.filter((line) => hasWhatIsAsked(line, question));
  // A day that the line about the thing leaves out is not on the sheet.
  const leavesOut = (line: Line) =>
    line.days.size > 0 && !isOnDay(line, days) && needed.every((word) => line.concepts.has(word));
  if (lines.some(leavesOut)) return [];

  const isDenied = (word: string) => lines.some(({ denied }) => denied.has(word));
  const fitting = able.filter((line) => fits(line, { able, needed, isDenied, question }));
  // A word of three lines says too little alone.
  const kept =
    fitting.length > 2 && needed.length === 1 && !lines.some((line) => sharesDay(line, days)) ? [] : fitting;
  const ready = asksFor('ready') && fitting.length === 0 ? lines.filter((line) => line.tellsWhenReady) : [];
  const best = [...bestOf(kept, question, needed), ...ready];
  return best.length === 1 ? hitsOf(best, subjects) : [];
}

const isOnDay = (line: Line, days: ReadonlySet<number>) =>
  days.size === 0 || line.days.size === 0 || sharesDay(line, days) || /\bonly\b/.test(line.text);

function hasWhatIsAsked(line: Line, { asksFor, days, amounts, sizes: asked, text }: Question): boolean {
  const sized = [...line.concepts].filter((word) => sizes.has(word));
  return (
    (!asksFor('price') || (line.hasPrice && !namesOtherAmounts(amounts, line.amounts))) &&
    !namesOtherModel(text, line.text, line.amounts) &&
    (sized.length === 0 || asked.every((size) => sized.includes(size))) &&
    !namesOtherAge(amounts, line.amounts, asksFor('price')) &&
    (!asksFor('length') || line.hasLength) &&
    (!asksFor('leave') || says.leave.test(line.text)) &&
    (!asksFor('time') || line.hasTime) &&
    isOnDay(line, days)
  );
}

type Fitting = { able: Line[]; needed: string[]; isDenied: (word: string) => boolean; question: Question };

/** Whether a line covers what the question names. */
function fits(line: Line, { able, needed, isDenied, question: { asksFor } }: Fitting): boolean {
  const covered = needed.filter((word) => line.concepts.has(word));
  // A dog on a groomer's sheet says nothing of a bath, as long as dogs are not what is asked about.
  const isSoft = (word: string) => covered.length > 0 && /^(dog|pet)$/.test(word) && !isDenied(word);
  const [lacking, another] = needed.filter((word) => !covered.includes(word) && !isSoft(word));
  if (lacking === undefined) return covered.length > 0;
  if (covered.every((word) => delicate.has(word))) return false;

  const spread = (word: string) => able.filter(({ concepts }) => concepts.has(word)).length;
  // The one line about cancelling, or about what is not taken, rules all others out.
  const rules = needed.filter((word) => (ruling.has(word) || isDenied(word)) && spread(word) === 1);
  if (rules.length > 0) return rules.every((word) => line.concepts.has(word));
  if (another !== undefined || spread(lacking) < 2) return false;
  // A word of many lines may be missing beside two that are there, or beside one of this line alone.
  return (
    covered.length > 1 ||
    (!asksFor('price') && !asksFor('length') && covered.every((word) => spread(word) === 1))
  );
}

/** The lines that cover most, have the day, and name the thing first. */
function bestOf(lines: Line[], { asksFor, days, subjects }: Question, needed: string[]): Line[] {
  const isOfBooking = subjects.every((word) => word === 'book');
  const scored = lines.map((line) => ({
    line,
    score:
      100 * subjects.filter((word) => line.concepts.has(word)).length +
      (sharesDay(line, days) ? 150 : 0) +
      (asksFor('price') || !line.hasPrice ? 20 : 0) +
      // Who asks how to book wants the line that says how.
      (isOfBooking && says.wayToBook.test(line.text) ? 30 : 0) +
      ([...line.concepts].slice(0, 2).some((word) => needed.includes(word)) ? 4 : 0),
  }));
  const best = Math.max(...scored.map(({ score }) => score));
  return scored.filter(({ score }) => score === best).map(({ line }) => line);
}
