import { says } from './asks.ts';
import type { Line } from './line.ts';
import { hasAges, namesOtherAge, namesOtherAmounts, namesOtherModel } from './numbers.ts';
import { holdsOf, type Question, type Sheet } from './question.ts';
import { classOf, delicate, sizes, topics } from './vocabulary.ts';

/** A line that answers, and the subjects of the question that it covers. */
export type Hit = { line: Line; covers: string[] };

export const hitsOf = (lines: Line[], { weights }: Question, sheet: Sheet): Hit[] =>
  lines.map((line) => ({
    line,
    covers: [...weights.keys()].filter((word) => holdsOf(line, word, sheet) > 0),
  }));

export const sharesDay = (line: Line, days: ReadonlySet<number>) =>
  [...days].some((day) => line.days.has(day));

/** A line is shown if it has this share of what is asked about, and this much more than the next. */
export const enough = 0.6;
const ahead = 0.35;
/** A word of many lines says too little alone. */
const farAhead = 0.85;

const sum = (numbers: Iterable<number>) => [...numbers].reduce((all, one) => all + one, 0);

/** The one line about the things that are named. */
export function thingsFor(sheet: Sheet, question: Question, least = enough): Hit[] {
  const { lines } = sheet;
  const { asksFor, amounts, isAboutTold, weights } = question;

  // Nobody knows what holds for an age that the sheet leaves out.
  const aged = lines.filter((line) => hasAges(line.amounts));
  const isOld = amounts.some(({ from, of }) => of === 'years old' && from > 49);
  if (
    aged.length > 0 &&
    !isOld &&
    aged.every((line) => namesOtherAge(amounts, line.amounts, asksFor('price')))
  )
    return [];

  const scored = lines
    .filter((line) => hasWhatIsAsked(line, question))
    .map((line) => {
      const held = sum([...weights].map(([stem, weight]) => weight * holdsOf(line, stem, sheet)));
      // Whoever takes no cats grooms none.
      const isDenied = [...weights].some(([stem, weight]) => weight >= 1.2 && line.denied.has(stem));
      const lacking = sum([...weights].map(([stem, weight]) => weight * (1 - holdsOf(line, stem, sheet))));
      const total = held + lacking * (isDenied ? 0.4 : 1);
      return { line, held, share: held / total, score: held + signsOf(line, question) };
    })
    .filter(({ share }) => share >= least)
    .sort((one, other) => other.score - one.score);
  const [best, next] = scored;
  if (
    best &&
    best.held >= 0.3 &&
    best.score - (next?.score ?? 0) >= (best.held < 0.8 || isAboutTold ? farAhead : ahead)
  )
    return hitsOf([best.line], question, sheet);
  const lasting = lines.filter(({ parts }) => parts.some(({ hasLength }) => hasLength));
  const isBare = [...weights.values()].every((weight) => weight < 0.5);
  return isBare && asksFor('length') && lasting.length === 1 ? hitsOf(lasting, question, sheet) : [];
}

/** What speaks for one of two lines that name the same. */
function signsOf(line: Line, { asksFor, amounts, days, text, weights }: Question): number {
  const isBeside = line.parts.some(
    ({ concepts, hasPrice, hasLength }) =>
      concepts.some((stem) => weights.has(stem)) &&
      ((asksFor('price') && hasPrice) || (asksFor('length') && hasLength)),
  );
  const isAtHead = line.parts.some(({ concepts }) => weights.has(concepts[0] ?? ''));
  const isFirst = weights.has([...line.concepts][0] ?? '');
  const named = line.parts.flatMap(({ concepts }) => concepts);
  const isRule = /^(can|do|are|is|may|does)\b/.test(text) && says.leave.test(line.text);
  const isOfOther = [...line.concepts].some(
    (stem) => topics.has(stem) && !weights.has(stem) && !classOf(stem),
  );
  const hasAmount = amounts.some(({ from, of }) =>
    line.amounts.some(
      (there) => from >= there.from && from <= there.to && (there.of === of || there.of === ''),
    ),
  );
  const isForOthers = [...line.concepts].some(
    (stem) => delicate.has(stem) && !weights.has(stem) && !classOf(stem),
  );
  return (
    (sharesDay(line, days) ? 1 : isSchedule(line, days) ? 0.8 : 0) +
    (asksFor('time') && line.days.size > 0 ? 0.4 : 0) +
    (isBeside ? (asksFor('length') ? 0.9 : 0.4) : 0) +
    (hasAmount ? 0.8 : 0) +
    (asksFor('price') || !line.hasPrice ? 0.2 : 0) +
    (isFirst ? 0.35 : 0) +
    (isAtHead ? 0.25 : 0) +
    (isRule ? 0.2 : 0) +
    0.15 * named.filter((stem) => weights.has(stem)).length -
    0.03 * named.length -
    0.03 * line.number -
    (isOfOther ? 0.1 : 0) -
    (isForOthers ? 0.3 : 0)
  );
}

/** Who asks for a lesson on Sunday has his answer in "lessons Mon to Thu". */
const isSchedule = (line: Line, days: ReadonlySet<number>) => days.size > 0 && line.days.size > 1;

const isOnDay = (line: Line, days: ReadonlySet<number>) =>
  days.size === 0 ||
  line.days.size === 0 ||
  sharesDay(line, days) ||
  isSchedule(line, days) ||
  /\bonly\b/.test(line.text);

function hasWhatIsAsked(line: Line, { asksFor, days, amounts, sizes: asked, text }: Question): boolean {
  const sized = [...line.concepts].filter((word) => sizes.has(word));
  return (
    (!asksFor('price') || (line.hasPrice && !namesOtherAmounts(amounts, line.amounts))) &&
    !namesOtherModel(text, line.text, line.amounts) &&
    (sized.length === 0 || asked.every((size) => sized.includes(size))) &&
    !namesOtherAge(amounts, line.amounts, asksFor('price')) &&
    (!asksFor('length') || line.hasLength) &&
    (!asksFor('many') || says.count.test(line.text)) &&
    (!asksFor('leave') || says.leave.test(line.text)) &&
    (!asksFor('time') || line.hasTime || line.hasLength) &&
    isOnDay(line, days)
  );
}
