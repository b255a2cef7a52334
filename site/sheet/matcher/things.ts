import { says } from './asks.ts';
import type { Line } from './line.ts';
import { hasAges, namesOtherAge, namesOtherAmounts, namesOtherModel } from './numbers.ts';
import { holdsOf, type Question, type Sheet } from './question.ts';
import { sizes } from './vocabulary.ts';

/** A line that answers, and the subjects of the question that it covers. */
export type Hit = { line: Line; covers: string[] };

export const hitsOf = (lines: Line[], { weights }: Question): Hit[] =>
  lines.map((line) => ({ line, covers: [...weights.keys()].filter((word) => holdsOf(line, word) > 0) }));

export const sharesDay = (line: Line, days: ReadonlySet<number>) =>
  [...days].some((day) => line.days.has(day));

/** A line is shown if it has this share of what is asked about, and this much more than the next. */
export const enough = 0.64;
const ahead = 0.1;

const sum = (numbers: Iterable<number>) => [...numbers].reduce((all, one) => all + one, 0);

/** The one line about the things that are named. */
export function thingsFor({ lines, names }: Sheet, question: Question, least = enough): Hit[] {
  const { asksFor, amounts, days, weights } = question;

  // Nobody knows what holds for an age that the sheet leaves out.
  const aged = lines.filter((line) => hasAges(line.amounts));
  if (aged.length > 0 && aged.every((line) => namesOtherAge(amounts, line.amounts, asksFor('price'))))
    return [];

  const scored = lines
    .filter((line) => hasWhatIsAsked(line, question))
    .map((line) => {
      const held = sum([...weights].map(([stem, weight]) => weight * holdsOf(line, stem)));
      // Whoever repairs nothing repairs no chair.
      const isDenied = [...weights.keys()].some((stem) => line.denied.has(stem));
      const total = sum([...weights].map(([stem, weight]) => (isDenied && !names(stem) ? weight / 3 : weight)));
      return { line, share: held / total, score: held + signsOf(line, question) };
    })
    .filter(({ share }) => share >= least)
    .sort((one, other) => other.score - one.score);
  const [best, next] = scored;
  if (best && (!next || best.score - next.score >= ahead)) return hitsOf([best.line], question);
  const lasting = lines.filter(({ parts }) => parts.some(({ hasLength }) => hasLength));
  const isBare = [...weights.values()].every((weight) => weight < 0.8);
  if (!best && isBare && asksFor('length') && lasting.length === 1) return hitsOf(lasting, question);
  const ready = asksFor('ready') && !best ? lines.filter((line) => line.tellsWhenReady) : [];
  return ready.length === 1 ? hitsOf(ready, question) : [];
}

/** What speaks for one of two lines that name the same. */
function signsOf(line: Line, { asksFor, amounts, days, weights }: Question): number {
  const isBeside = line.parts.some(
    ({ concepts, hasPrice, hasLength }) =>
      concepts.some((stem) => weights.has(stem)) &&
      ((asksFor('price') && hasPrice) || (asksFor('length') && hasLength)),
  );
  const isAtHead = line.parts.some(({ concepts }) => weights.has(concepts[0] ?? ''));
  const hasAmount = amounts.some(({ from, of }) =>
    line.amounts.some((there) => from >= there.from && from <= there.to && (there.of === of || there.of === '')),
  );
  return (
    (sharesDay(line, days) ? 1 : 0) +
    (isBeside ? 0.4 : 0) +
    (hasAmount ? 0.6 : 0) +
    (asksFor('price') || !line.hasPrice ? 0.2 : 0) +
    (isAtHead ? 0.15 : 0)
  );
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
