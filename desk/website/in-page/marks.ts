import { blocksIn, type Edit } from './written-blocks.ts';

/** Bold, italic and links in a text of Markdown, as edits of its words. */

export type MarkName = 'strong' | 'emphasis' | 'link';

/** The words of a mark, which end with their block, and begin at once, so that a star between numbers is none. */
const within = String.raw`(?!\s)((?:(?!\n(?:\n|[-*+] |\d+[.)] )).)+?)(?<!\\)`;

/** A placeholder, strong, emphasized, code, or a link with its address. */
export const marks = new RegExp(
  String.raw`(\{\{[^{}]*\}\})|(?<!\\)(?:\*\*${within}\*\*|\*${within}(?<!\s)\*|(?<![\p{L}\p{N}])_${within}_(?![\p{L}\p{N}])|${'`([^`]+)`'}|\[${within}\]\(([^)]*)\))`,
  'gsu',
);

type Span = {
  is: MarkName | 'whole';
  from: number;
  to: number;
  /** The range of the words between the marks. */
  inner: [from: number, to: number];
  address: string;
};

/** An underscore marks no part of a word, and beside the stars of bold it is never mistaken. */
const signs = { strong: '**', emphasis: '_' };

function spansIn(text: string, base = 0): Span[] {
  return [...text.matchAll(marks)].flatMap((match): Span[] => {
    const [all, , strong, star, line, , link, address = ''] = match;
    const [from, to] = [base + match.index, base + match.index + all.length];
    const words = strong ?? star ?? line ?? link;
    // A placeholder and code are one piece.
    if (words === undefined) return [{ is: 'whole', from, to, inner: [from, to], address }];
    const start = from + (strong === undefined ? 1 : 2);
    const is = strong === undefined ? (link === undefined ? 'emphasis' : 'link') : 'strong';
    const span: Span = { is, from, to, inner: [start, start + words.length], address };
    return [span, ...spansIn(words, start)];
  });
}

const letter = /[\p{L}\p{N}\p{M}]/u;

/** A selection as it can be marked: without blanks at its ends, and with the rest of words and of pieces that it cuts. */
function widened(text: string, spans: Span[], [from, to]: [number, number]): [number, number] {
  const isCaret = from === to;
  while (!isCaret && from < to && /\s/.test(text[from] ?? '')) from += 1;
  while (!isCaret && to > from && /\s/.test(text[to - 1] ?? '')) to -= 1;
  if (from === to && !isCaret) return [from, to];
  while (letter.test(text[from - 1] ?? '')) from -= 1;
  while (letter.test(text[to] ?? '')) to += 1;
  const cut = spans.find(
    ({ is, from: start, to: end, inner }) =>
      Math.max(from, start) < Math.min(to, end) &&
      !(from <= start && end <= to) &&
      (is === 'whole' || from < inner[0] || inner[1] < to),
  );
  return cut ? widened(text, spans, [Math.min(from, cut.from), Math.max(to, cut.to)]) : [from, to];
}

const isIn = (span: Span, [from, to]: [number, number]) => span.from <= from && to <= span.to;

/** The parts of a selection, one for each run that it touches. */
function partsOf(text: string, spans: Span[], [from, to]: [number, number]): [number, number][] {
  return blocksIn(text)
    .map((block): [number, number] => [Math.max(from, block.from), Math.min(to, block.to)])
    .filter(([start, end]) => start <= end)
    .map((part) => widened(text, spans, part))
    .filter(([start, end]) => start < end);
}

/** The words with all marks of a kind taken out. */
const without = (text: string, spans: Span[], is: MarkName, [from, to]: [number, number]): string => {
  const own = spans.filter((span) => span.is === is && from <= span.from && span.to <= to);
  return [...text.slice(from, to)]
    .filter((_, index) => {
      const at = from + index;
      return !own.some(
        ({ inner, ...span }) => at >= span.from && at < span.to && (at < inner[0] || at >= inner[1]),
      );
    })
    .join('');
};

/** The marks that a whole selection has, and where its link leads. */
export function marksAt(text: string, selected: [number, number]): { has: MarkName[]; address: string } {
  const spans = spansIn(text);
  const parts = partsOf(text, spans, selected);
  const all = (is: MarkName) =>
    parts.length > 0 && parts.every((part) => spans.some((span) => span.is === is && isIn(span, part)));
  return {
    has: (['strong', 'emphasis', 'link'] as const).filter(all),
    address: spans.find((span) => span.is === 'link' && parts[0] && isIn(span, parts[0]))?.address ?? '',
  };
}

/** Marks the selection, or takes the marks away where all of it has them. Undefined if there are no words to mark. */
export function withMark(
  text: string,
  selected: [number, number],
  is: 'strong' | 'emphasis',
): Edit | undefined {
  const isOn = marksAt(text, selected).has.includes(is);
  return edited(text, selected, is, (words) => (isOn ? ['', words, ''] : [signs[is], words, signs[is]]));
}

/** Links the selection, or gives its link another address. An empty address takes the link away. */
export function withLink(text: string, selected: [number, number], address: string, title: string): Edit {
  const end = `](${address.replaceAll('(', '%28').replaceAll(')', '%29')})`;
  const linked = (words: string): [string, string, string] =>
    address ? ['[', words.replace(/(?<!\\)[[\]]/g, '\\$&'), end] : ['', words, ''];
  const [from] = selected;
  const written = `[${title.replace(/[[\]]/g, '\\$&')}${end}`;
  const caret = from + written.length;
  return (
    edited(text, selected, 'link', linked) ?? { from, to: from, words: written, selects: [caret, caret] }
  );
}

function edited(
  text: string,
  selected: [number, number],
  is: MarkName,
  write: (words: string) => [before: string, words: string, after: string],
): Edit | undefined {
  const spans = spansIn(text);
  // A part that has the mark is edited as a whole.
  const parts = partsOf(text, spans, selected).map((part): [number, number] => {
    const around = spans.find((span) => span.is === is && isIn(span, part));
    return around ? [around.from, around.to] : part;
  });
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last) return undefined;
  let words = '';
  let start: number | undefined;
  let end = 0;
  for (const [index, part] of parts.entries()) {
    const [before, inner, after] = write(without(text, spans, is, part));
    words += text.slice(parts[index - 1]?.[1] ?? part[0], part[0]) + before;
    start ??= first[0] + words.length;
    words += inner;
    end = first[0] + words.length;
    words += after;
  }
  // A caret is put behind the word, where typing goes on.
  const selects: Edit['selects'] = selected[0] === selected[1] ? [end, end] : [start ?? end, end];
  return { from: first[0], to: last[1], words, selects };
}

/** Letters that would be signs of Markdown, with a backslash. An underscore within a word is none. */
export const escaped = (words: string): string =>
  words.replace(/[\\`*[\]<>]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])|&(?=#?\w+;)/gu, '\\$&');

/**
 * An edit as whoever does not see the signs means it. A mark that is cut keeps its other sign, one whose words all go goes with
 * them, a break ends it and begins it anew, and what is typed at the end of a link is behind it.
 */
export function balanced(text: string, { words, selects, ...range }: Edit): Edit {
  const spans = spansIn(text).filter(({ is }) => is !== 'whole');
  const isBreak = words.includes('\n');
  const place = range.from === range.to ? placeOf(spans, range.from, isBreak) : undefined;
  let [from, to] = [place ?? range.from, place ?? range.to];
  if (place === undefined)
    for (const { inner, ...span } of spans.toReversed())
      if (from <= (words === '' ? inner[0] : span.from) && inner[1] <= to)
        [from, to] = [Math.min(from, span.from), Math.max(to, span.to)];
  // The backslash before a letter that is no sign here belongs to it.
  [from, to] = [from - Number(isEscaped(text, from)), to - Number(isEscaped(text, to))];
  let [ends, begins] = ['', ''];
  for (const { inner, ...span } of spans) {
    const [first, last] = [from <= span.from && inner[0] <= to, from <= inner[1] && span.to <= to];
    const isAround = isBreak && inner[0] <= from && to <= inner[1];
    if (isAround || (last && !first)) ends = text.slice(inner[1], span.to) + ends;
    if (isAround || (first && !last)) begins += text.slice(span.from, inner[0]);
  }
  const before = isBreak ? ends : '';
  const moved = from - range.from + before.length;
  return {
    from,
    to,
    words: before + words + (isBreak ? '' : ends) + begins,
    selects: [selects[0] + moved, selects[1] + moved],
  };
}

/** A part of a text, without a sign whose other one is not in it. */
export function sliced(text: string, [from, to]: [number, number]): string {
  const signs = spansIn(text).flatMap(({ inner, ...span }) => [
    { from: span.from, to: inner[0], isWhole: from <= span.from && span.to <= to },
    { from: inner[1], to: span.to, isWhole: from <= span.from && span.to <= to },
  ]);
  const isLone = (at: number) => signs.some((sign) => !sign.isWhole && sign.from <= at && at < sign.to);
  return text
    .slice(from, to)
    .split('')
    .filter((_, index) => !isLone(from + index))
    .join('');
}

const isEscaped = (text: string, at: number): boolean =>
  /(?:^|[^\\])(?:\\\\)*\\$/.test(text.slice(0, at)) && /^[!-/:-@[-`{-~]/.test(text.slice(at));

/** What is typed with bold or italic on or off from here on. Undefined while that cannot begin. */
export function typedWith(
  text: string,
  at: number,
  is: 'strong' | 'emphasis',
  words: string,
): Edit | undefined {
  const spans = spansIn(text);
  const inside = placeOf(spans, at, false);
  const ending = spans.find((span) => span.is === is && span.inner[1] === inside);
  const from = ending?.to ?? at;
  // A blank begins no mark, and behind an underscore a letter would go on with the word.
  if (ending ? is === 'emphasis' && letter.test(words) : /^\s/.test(words)) return undefined;
  const [sign, caret] = ending ? ['', from] : [signs[is], from + signs[is].length];
  const end = caret + words.length;
  return { from, to: from, words: sign + words + sign, selects: [end, end] };
}

/** Where it is typed if a caret is beside signs, which are not seen: within a mark that ends, and before one that begins. */
function placeOf(spans: Span[], at: number, isBreak: boolean): number {
  const edges = spans.flatMap(({ from, inner, to }) => [[from, inner[0]] as const, [inner[1], to] as const]);
  let [first, last] = [at, at];
  for (let [before, after] = [-1, -1]; before !== first || after !== last; ) {
    [before, after] = [first, last];
    for (const [start, end] of edges) {
      if (start <= first && first <= end) first = start;
      if (start <= last && last <= end) last = end;
    }
  }
  const ending = spans.filter(({ inner }) => first <= inner[1] && inner[1] <= last);
  return Math.max(first, ...ending.filter(({ is }) => isBreak || is === 'link').map(({ to }) => to));
}

/** The words as they are kept: blanks at the end of a mark stand behind it, where Markdown knows it. */
export function tidied(text: string): string {
  return spansIn(text)
    .toReversed()
    .reduce((written, { is, inner: [from, end], to }) => {
      const blanks = is === 'whole' ? '' : (/\s*$/.exec(written.slice(from, end))?.[0] ?? '');
      const sign = written.slice(end, to);
      return written.slice(0, end - blanks.length) + sign + blanks + written.slice(to);
    }, text);
}
