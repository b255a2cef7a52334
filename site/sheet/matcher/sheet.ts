import type { Line } from './line.ts';
import { amountsIn, kindsOfAges } from './numbers.ts';
import { spelled } from './spelling.ts';
import { classOf, isName, namedIn } from './vocabulary.ts';

export type Sheet = ReturnType<typeof readSheet>;

export function readSheet(lines: Line[]) {
  const onSheet = new Set(lines.flatMap(({ concepts, kin }) => [...concepts, ...kin]));
  return {
    lines,
    onSheet,
    names: (stem: string) => onSheet.has(stem),
    /** How many lines name a thing, or else speak of its kind. */
    spreadOf: (stem: string, among: Line[]) =>
      among.filter(({ concepts }) => concepts.has(stem)).length ||
      among.filter((line) => speaksOf(line, stem)).length,
    linesWith: (root: string) => lines.filter((line) => line.roots.includes(root)).length,
  };
}

export type Nearness = 'same' | 'kin' | 'sibling' | 'none';

/** How near a line comes to a thing: it names the thing, its kind or one of the kind, or another of that kind. */
export function nearness({ concepts, kin }: Line, stem: string): Nearness {
  if (concepts.has(stem)) return 'same';
  if (kin.has(stem)) return 'kin';
  const kind = classOf(stem);
  return kind && (concepts.has(kind) || kin.has(kind)) ? 'sibling' : 'none';
}

/** Who pays by cheque has his answer where cards and cash are named. */
function speaksOf(line: Line, stem: string): boolean {
  const near = nearness(line, stem);
  return near === 'sibling' ? classOf(stem) === 'pay' : near !== 'none';
}

/** What a text is about, with its spelling corrected to words that are known. */
export function subjectsIn(text: string, { onSheet }: Sheet): string[] {
  const stems = namedIn(text, (word) => spelled(word, onSheet));
  return [...new Set([...stems, ...kindsOfAges(amountsIn(text))])].filter(isName);
}
