import { type Ask, asks } from './asks.ts';
import { daysIn } from './days.ts';
import type { Line } from './line.ts';
import { amountsIn, hasAges, kindsOfAges } from './numbers.ts';
import { spelled } from './spelling.ts';
import {
  classOf,
  delicate,
  empty,
  isName,
  namedIn,
  sizes,
  topics,
  weak,
  wordsWithMeaning,
} from './vocabulary.ts';

export type Sheet = ReturnType<typeof readSheet>;

/** `known`: the stems that stand on it, and those that every sheet may have. */
export function readSheet(lines: Line[]) {
  const named = new Set(lines.flatMap(({ concepts }) => [...concepts]));
  const onSheet = new Set(
    lines.flatMap(({ concepts, kinds, classes }) => [...concepts, ...kinds, ...classes]),
  );
  const known: ReadonlySet<string> = new Set([...onSheet, ...wordsWithMeaning]);
  return { lines, known, onSheet, named, names: (stem: string) => onSheet.has(stem) };
}

/** How much a thing that is named says of what is asked about. */
export type Weights = ReadonlyMap<string, number>;

function weightOf(stem: string, sheet: Sheet, isPriced: boolean): number {
  const { lines, names } = sheet;
  if (sizes.has(stem)) return 0.4;
  const kind = classOf(stem);
  if (!names(stem) && !(kind && names(kind))) {
    if (empty.has(stem)) return 0;
    if (stem === 'pay') return 0.8;
    if (stem === 'book') return 1.4;
    // Whoever asks for the price of a class in the shop of classes names what he need not name.
    if (weak.has(stem)) return isPriced ? 0.7 : 1.4;
    if (stem === 'kid' || stem === 'holiday') return 0.8;
    return delicate.has(stem) ? 3 : topics.has(stem) ? 2 : meant.has(stem) ? 1.6 : 0.8;
  }
  if (empty.has(stem)) return 0.4;
  const spread = lines.filter((line) => holdsOf(line, stem, sheet) >= 0.7).length;
  const rarity = 2 / (1 + spread);
  return (topics.has(stem) ? 3 : weak.has(stem) ? 0.8 : 2) * rarity;
}

const meant: ReadonlySet<string> = new Set(wordsWithMeaning);

const rules = (stem: string) => topics.has(stem) && !faint.has(stem) && !classOf(stem);

/** Whoever pays a deposit asks about the deposit, whoever cancels a booking about cancelling. */
const faint = new Set(['pay', 'book', 'member']);

/** How far a line speaks of a thing. */
export function holdsOf({ concepts, kinds, classes }: Line, stem: string, { named }: Sheet): number {
  // Of a deposit that holds a booking the deposit is the point.
  if (concepts.has(stem)) return faint.has(stem) && [...concepts].some(rules) ? 0.7 : 1;
  // Where cats have a line of their own, that of all pets says less of them.
  const isKin = named.has(stem) ? 0.4 : 0.9;
  if (kinds.has(stem) || classes.has(stem)) return isKin;
  // Who pays by cheque has his answer where cards and cash are named.
  const isPayment = classOf(stem) === 'pay';
  return isPayment && (concepts.has('pay') || classes.has('pay')) ? isKin - 0.15 : 0;
}

/** What a text is about, with its spelling corrected to words that are known. */
export function subjectsIn(text: string, { known, onSheet }: Sheet): string[] {
  const stems = namedIn(text, (word) => spelled(word, known, onSheet));
  return [...new Set([...stems, ...kindsOfAges(amountsIn(text))])].filter(isName);
}

const wanted = /\b(many|any|sell|have|got|buy|rent|offer|serve|stock|carry|which) ((an?|the|some) )?$/;

/** What stands beside a thing of the sheet, or is asked for by its name, makes it another: "beard oil", "hot yoga". */
function tiedIn(asked: string, sheet: Sheet): ReadonlySet<string> {
  const words = [...asked.matchAll(/[a-z]+/g)].map(({ 0: word, index }) => ({
    stem: spelled(word, sheet.known, sheet.onSheet),
    isWanted: wanted.test(asked.slice(0, index)),
  }));
  const isThing = (at: number) => sheet.names(words[at]?.stem ?? '') && isName(words[at]?.stem ?? '');
  return new Set(
    words
      .filter(
        ({ stem, isWanted }, at) =>
          isName(stem) &&
          !sheet.names(stem) &&
          !empty.has(stem) &&
          (isWanted || isThing(at - 1) || isThing(at + 1)),
      )
      .map(({ stem }) => stem),
  );
}

export type Question = ReturnType<typeof readQuestion>;

/** "For my wedding", "at the office": where it is for, which the sheet need not name. */
const aside =
  /(?<!\b(?:much|prices?|pricing|costs?|charged?|rates?|fees?|quote|appointment|anything|something|open|good|come|get|stay) )\b(?:for|with|in|at|from|on|during|after|before|near|if|when|as|by|because|so|while|without) .*/;
const clock = /\b\d{1,2}(:\d\d)? ?[ap]m\b|\b(at|by|till?|until|after|before) \d{1,2}(:\d\d)?\b/g;
const judges = /\b(is|are) (it|that|this|he|she) .*\b(ok|okay|safe|fine|enough|possible)\b/;

export function readQuestion(sheet: Sheet, asked: string, told: string, today: number) {
  const own = subjectsIn(asked, sheet);
  const isPriced = asks.price.test(asked) || asks.length.test(asked);
  const weights = new Map(own.map((stem) => [stem, weightOf(stem, sheet, isPriced)]));
  // "My zipper broke, how much", "she eats raw, is that ok": what is told is what is asked about.
  const isWhole =
    [...weights.values()].some((weight) => weight >= 1) ||
    [asks.hours, asks.pay, asks.place].some((ask) => ask.test(asked));
  const isAboutTold = !isWhole || judges.test(asked);
  const all = `${told} ${asked}`;
  const amounts = amountsIn(all.replace(clock, ' '));
  const isCounted = (stem: string) => amounts.some(({ of }) => of === stem);
  for (const stem of subjectsIn(told, sheet)) {
    if (weights.has(stem)) continue;
    const weight = weightOf(stem, sheet, isPriced);
    if (!sheet.names(stem)) weights.set(stem, isAboutTold ? weight / 2 : 0);
    else
      weights.set(
        stem,
        weight * (isAboutTold || /^(kid|group)$/.test(stem) || delicate.has(stem) ? 0.9 : 0.3),
      );
  }
  const tied = tiedIn(asked, sheet);
  const hasTopic = own.some((stem) => topics.has(stem) && sheet.names(stem));
  const beside = new Set(namedIn(aside.exec(asked)?.[0] ?? ''));
  for (const [stem, weight] of weights) {
    const isBeside = beside.has(stem) && !delicate.has(stem) && !topics.has(stem);
    if (isBeside && (!sheet.names(stem) || hasTopic))
      weights.set(stem, weight * (meant.has(stem) ? 0.7 : 0.5));
    if (stem === 'book' && beside.has(stem)) weights.set(stem, 0.2);
    if (tied.has(stem)) weights.set(stem, Math.max(weight, 1.6));
    if (isCounted(stem) && !sheet.names(stem)) weights.set(stem, Math.min(weight, 0.4));
    const hasAge = stem === 'kid' && amounts.some(({ of }) => of === 'years old');
    if (hasAge && sheet.lines.some((line) => hasAges(line.amounts))) weights.set(stem, 2);
  }
  if (asks.pay.test(all) && !asks.price.test(all) && !weights.has('pay'))
    weights.set('pay', weightOf('pay', sheet, false));
  if (asks.ready.test(all) && sheet.names('turnaround') && !weights.has('turnaround'))
    weights.set('turnaround', 2);
  // Whoever wants it today asks what is done the same day.
  if (weights.size > 0 && /\btoday\b/.test(asked) && sheet.names('rush') && !weights.has('rush'))
    weights.set('rush', 0.8);
  if (asks.count.test(asked)) weights.set('measure', 2);
  // "How far in advance do I book" asks for a length.
  if (asks.length.test(asked) && !sheet.names('book')) weights.delete('book');
  const isTopic = (stem: string) => topics.has(stem) && !faint.has(stem) && sheet.names(stem);
  if ([...weights.keys()].some(isTopic))
    for (const stem of [...faint, 'kid']) {
      const weight = weights.get(stem);
      if (weight !== undefined && (stem !== 'kid' || !sheet.names(stem))) weights.set(stem, 0.6);
    }
  const text = isAboutTold && told ? `${told}, ${asked}` : asked;
  const asksFor = (ask: Ask) => asks[ask].test(text);
  return {
    text,
    /** Whether it is about what was only told. */
    isAboutTold: isAboutTold && told !== '',
    days: daysIn(text, today),
    /** What is asked about, and how much each says. */
    weights: weights as Weights,
    sizes: namedIn(all).filter((stem) => sizes.has(stem)),
    asksFor,
    amounts,
  };
}
