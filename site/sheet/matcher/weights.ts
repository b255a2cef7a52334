import { asks, clues } from './asks.ts';
import { type Amount, hasAges, years } from './numbers.ts';
import { holdsOf, type Sheet, subjectsIn } from './sheet.ts';
import { spelled } from './spelling.ts';
import { classOf, delicate, empty, isName, meant, namedIn, sizes, topics, weak } from './vocabulary.ts';

/** How much each thing that is named says of what is asked about. */
export type Weights = ReadonlyMap<string, number>;

/** Whoever pays a deposit asks about the deposit, whoever cancels a booking about cancelling. */
const faint = ['pay', 'book', 'member'];

/** A rule or a word of one line says much, a word of many lines little; what the sheet does not know is in the way. */
function weightOf(stem: string, sheet: Sheet): number {
  if (sizes.has(stem)) return 0.4;
  if (sheet.names(stem) || sheet.names(classOf(stem) ?? '')) {
    if (empty.has(stem)) return 0.4;
    const spread = sheet.lines.filter((line) => holdsOf(line, stem, sheet) >= 0.7).length;
    return ((topics.has(stem) ? 3 : weak.has(stem) ? 0.8 : 2) * 2) / (1 + spread);
  }
  if (empty.has(stem)) return 0;
  // Who comes and when is often only told.
  if (stem === 'kid' || stem === 'holiday') return 0.8;
  return meant.has(stem) ? 1.6 : 0.8;
}

/** What stands beside a thing of the sheet, or is asked for by name, makes it another: "beard oil", "hot yoga". */
function anotherIn(asked: string, sheet: Sheet): ReadonlySet<string> {
  const words = [...asked.matchAll(/[a-z]+/g)].map(({ 0: word, index }) => {
    const stem = spelled(word, sheet.onSheet);
    return {
      stem,
      isThing: sheet.names(stem) && isName(stem),
      isWanted: clues.wanted.test(asked.slice(0, index)),
    };
  });
  const unknown = words.filter(({ stem, isThing }) => !isThing && isName(stem) && !empty.has(stem));
  const isBeside = (at: number) => words[at - 1]?.isThing || words[at + 1]?.isThing;
  return new Set(
    unknown.filter((word) => word.isWanted || isBeside(words.indexOf(word))).map(({ stem }) => stem),
  );
}

/** The weights of what is asked about, and whether that is what was only told. */
export function weigh(sheet: Sheet, asked: string, told: string, amounts: Amount[]) {
  const weights = new Map(subjectsIn(asked, sheet).map((stem) => [stem, weightOf(stem, sheet)]));
  // "My zipper broke, how much": what is told is what is asked about.
  const isAboutTold =
    ![...weights.values()].some((weight) => weight >= 1) &&
    ![asks.hours, asks.pay, asks.place].some((ask) => ask.test(asked));
  for (const stem of subjectsIn(told, sheet))
    if (!weights.has(stem)) {
      const isTelling = isAboutTold || stem === 'kid' || delicate.has(stem);
      const share = sheet.names(stem) ? (isTelling ? 0.9 : 0.3) : isAboutTold ? 0.5 : 0;
      weights.set(stem, weightOf(stem, sheet) * share);
    }

  const another = anotherIn(asked, sheet);
  const besides = new Set(namedIn(clues.aside.exec(asked)?.[0] ?? ''));
  const isAged = amounts.some(({ of }) => of === years) && sheet.lines.some((line) => hasAges(line.amounts));
  for (const [stem, weight] of weights) {
    if (besides.has(stem) && !delicate.has(stem) && !topics.has(stem) && !sheet.names(stem))
      weights.set(stem, weight * 0.6);
    // "Before my appointment" books none.
    if (stem === 'book' && besides.has(stem)) weights.set(stem, 0.2);
    if (another.has(stem)) weights.set(stem, Math.max(weight, 1.6));
    if (stem === 'kid' && isAged) weights.set(stem, 2);
  }
  const rules = (stem: string) => topics.has(stem) && !faint.includes(stem) && sheet.names(stem);
  if ([...weights.keys()].some(rules))
    for (const stem of faint) if (weights.has(stem)) weights.set(stem, 0.6);
  return { weights, isAboutTold };
}
