import { says } from './asks.ts';
import type { Line } from './line.ts';
import { hasAges, holdsAmount, namesOtherAge, namesOtherAmounts, namesOtherModel } from './numbers.ts';
import type { Question } from './question.ts';
import { holdsOf, type Sheet } from './sheet.ts';
import { sizes } from './vocabulary.ts';

/** A line that answers, and the subjects of the question that it covers. */
export type Hit = { line: Line; covers: string[] };

export const hitsOf = (lines: Line[], { weights }: Question, sheet: Sheet): Hit[] =>
  lines.map((line) => ({
    line,
    covers: [...weights.keys()].filter((stem) => holdsOf(line, stem, sheet) > 0),
  }));

export const sharesDay = (line: Line, days: ReadonlySet<number>) =>
  [...days].some((day) => line.days.has(day));

/** A line is shown if it has this share of what is asked about, and this much more than the next. */
const enough = 0.75;
const ahead = 0.45;
const farAhead = 1;

export function thingsFor(sheet: Sheet, question: Question): Hit[] {
  const { lines } = sheet;
  const { asksFor, amounts, weights } = question;

  // Nobody knows what holds for an age that the sheet leaves out.
  const isLeftOut = ({ amounts: there }: Line) => namesOtherAge(amounts, there, asksFor('price'));
  const aged = lines.filter((line) => hasAges(line.amounts));
  if (aged.length > 0 && aged.every(isLeftOut)) return [];

  const [best, next] = lines
    .filter((line) => hasWhatIsAsked(line, question))
    .map((line) => ({ line, ...scoreOf(line, question, sheet) }))
    .filter(({ share }) => share >= enough)
    .sort((one, other) => other.score - one.score);
  const margin = best && best.held < 0.8 ? farAhead : ahead;
  if (best && best.score - (next?.score ?? 0) >= margin) return hitsOf([best.line], question, sheet);
  const isBare = [...weights.values()].every((weight) => weight < 0.5);
  const lasting =
    isBare && asksFor('length') ? lines.filter(({ parts }) => parts.some(({ hasLength }) => hasLength)) : [];
  return lasting.length === 1 ? hitsOf(lasting, question, sheet) : [];
}

/** How much of what is asked about a line has, and what speaks for one of two lines that have the same. */
function scoreOf(line: Line, { asksFor, amounts, days, weights }: Question, sheet: Sheet) {
  let held = 0;
  let lacking = 0;
  for (const [stem, weight] of weights) {
    const holds = holdsOf(line, stem, sheet);
    held += weight * holds;
    lacking += weight * (1 - holds);
  }
  // Whoever takes no cats grooms none.
  if ([...weights].some(([stem, weight]) => weight >= 1.2 && line.denied.has(stem))) lacking *= 0.4;

  const names = (stem?: string) => weights.has(stem ?? '');
  const isBeside = line.parts.some(
    ({ concepts, hasPrice, hasLength }) =>
      concepts.some(names) && ((asksFor('price') && hasPrice) || (asksFor('length') && hasLength)),
  );
  const signs = [
    [1, sharesDay(line, days)],
    [0.8, holdsAmount(line.amounts, amounts)],
    [0.6, isBeside],
    [0.35, names([...line.concepts][0])],
    [0.25, line.parts.some(({ concepts }) => names(concepts[0]))],
    [0.2, asksFor('price') || !line.hasPrice],
    [0.15, line.parts.flatMap(({ concepts }) => concepts).filter(names).length],
    // The lines that matter most are written first.
    [-0.03, line.number],
  ] as const;
  return {
    held,
    share: held / (held + lacking),
    score: signs.reduce((score, [weight, sign]) => score + weight * Number(sign), held),
  };
}

function hasWhatIsAsked(line: Line, { asksFor, amounts, sizes: asked, text }: Question): boolean {
  const sized = [...line.concepts].filter((word) => sizes.has(word));
  return (
    (!asksFor('price') || (line.hasPrice && !namesOtherAmounts(amounts, line.amounts))) &&
    !namesOtherModel(text, line.text, line.amounts) &&
    (sized.length === 0 || asked.every((size) => sized.includes(size))) &&
    !namesOtherAge(amounts, line.amounts, asksFor('price')) &&
    (!asksFor('length') || line.hasLength) &&
    (!asksFor('leave') || says.leave.test(line.text)) &&
    (!asksFor('time') || line.hasTime || line.hasLength)
  );
}
