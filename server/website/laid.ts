import type { Addresses } from '../../content/schemas/addresses.ts';
import { kindNamed } from '../../content/schemas/kinds.ts';
import type { Change, Laid, Word } from '../../contract/website.ts';
import { aloneOf, blocksOf, cellsIn } from './blocks.ts';
import { addressesFile, type FoundFact, isFactFile } from './facts.ts';
import { pieceOf, recordIn, spliced } from './fields.ts';
import { kindOfFile } from './lists.ts';
import { pathOfFile } from './paths.ts';
import { orRefusal, Refusal } from './refusal.ts';
import { remembered } from './remembered.ts';
import { refuseFile, rewritten, textsIn, type Wanted } from './rewrite.ts';

/** Lays changes on a checkout. Its files may have been edited since the changes were made. */

export type Overlay = {
  /** The files that differ from the checkout. Null stands for a deleted file. */
  files: Map<string, string | null>;
  /** The outcome of each change, in the order of the changes. */
  outcomes: Laid[];
};

export function laid(checkout: ReadonlyMap<string, string>, changes: Change[]): Overlay {
  const files = new Map<string, string | null>();
  const outcomes = new Map<Change, Laid>();
  const whole = changes.filter(({ place }) => place === '');
  for (const change of whole) outcomes.set(change, wholeFile(checkout.get(change.file) ?? '', change, files));

  const inFiles = Map.groupBy(
    changes.filter(({ place }) => place !== ''),
    ({ file }) => file,
  );
  const isGone = (change: Change) => change.words === '' && outcomes.get(change)?.state !== 'conflict';
  const goneFiles = new Set(whole.filter(isGone).map(({ file }) => file));
  for (const [file, ofFile] of inFiles) {
    // A text of a deleted file needs no outcome of its own.
    if (goneFiles.has(file)) continue;
    const source = files.get(file) ?? checkout.get(file);
    if (typeof source !== 'string') {
      for (const change of ofFile) outcomes.set(change, { state: 'conflict', stands: '' });
    } else {
      const there = layInFile(file, source, JSON.stringify(ofFile));
      for (const [index, change] of ofFile.entries())
        outcomes.set(change, there.outcomes[index] ?? { state: 'done' });
      if (there.source !== source) files.set(file, there.source);
    }
  }
  leadOn(checkout, files, goneFiles);
  return { files, outcomes: changes.map((change) => outcomes.get(change) ?? { state: 'done' }) };
}

/**
 * The address of what is deleted leads to its list, unless the owner says where it leads: the address of an unknown entry shows
 * another one.
 */
function leadOn(checkout: ReadonlyMap<string, string>, files: Overlay['files'], gone: Set<string>): void {
  const source = files.get(addressesFile) ?? checkout.get(addressesFile);
  if (!source || gone.size === 0) return;
  const { gone: before, moved } = recordIn(addressesFile, source) as Addresses;
  const fresh = [...gone].flatMap((file) => {
    const [kind, from] = [kindOfFile(file), pathOfFile(file)];
    const isSaid = [...before, ...moved].some((each) => each.from === from);
    return kind && from && !isSaid ? [{ from, to: kindNamed(kind).address || '/' }] : [];
  });
  const piece = pieceOf(addressesFile, source, ['gone'], [...before, ...fresh]);
  if (piece) files.set(addressesFile, spliced(source, [piece], 0));
}

function wholeFile(stands: string, { file, was, words }: Change, files: Overlay['files']): Laid {
  if (stands === words) return { state: 'done' };
  if (stands !== was) return { state: 'conflict', stands };
  const refusal = words === '' ? undefined : orRefusal(() => refuseFile(file, words));
  if (refusal instanceof Refusal) return { state: 'refused', why: refusal.message };
  files.set(file, words === '' ? null : words);
  return { state: 'laid', place: '' };
}

/** The file with its changes, and the outcome of each. It is remembered, because most files stay as they are while the owner types. */
const layInFile = remembered((file, source, written: string): { source: string; outcomes: Laid[] } => {
  const changes: Change[] = JSON.parse(written);
  const words = textsIn(file, source);
  const outcomes = new Map<Change, Laid>();
  const taken = new Set<Word>();
  const found = changes.flatMap((change): (Wanted & { change: Change })[] => {
    const at = placeIn(words, change);
    const word = typeof at === 'number' ? words[at] : undefined;
    if (word && !taken.has(word)) {
      taken.add(word);
      return [{ word, words: change.words, change }];
    }
    outcomes.set(change, word ? { state: 'conflict', stands: word.text } : (at as Laid));
    return [];
  });
  const together = orRefusal(() => rewritten(file, source, found));
  for (const { change, word } of found) outcomes.set(change, { state: 'laid', place: word.place });
  return {
    source: together instanceof Refusal ? oneByOne(file, source, words, found, outcomes) : together,
    outcomes: changes.map((change) => outcomes.get(change) ?? { state: 'done' }),
  };
});

/** Changes one text after the other, which tells which of them the file does not take. */
function oneByOne(
  file: string,
  source: string,
  words: Word[],
  found: (Wanted & { change: Change })[],
  outcomes: Map<Change, Laid>,
): string {
  let changed = source;
  // Going from the last to the first, a paragraph that becomes two moves no place that is still to be changed.
  for (const { change, ...wanted } of found.toSorted(
    (one, other) => words.indexOf(other.word) - words.indexOf(one.word),
  )) {
    const next = orRefusal(() => rewritten(file, changed, [wanted]));
    if (next instanceof Refusal) outcomes.set(change, { state: 'refused', why: next.message });
    else changed = next;
  }
  return changed;
}

/** The index in `words` where a change belongs, or its outcome if it cannot be laid. */
function placeIn(words: (Word | FoundFact)[], { file, place, was, words: wanted }: Change): number | Laid {
  const own = words.findIndex((word) => word.place === place);
  const stands = words[own]?.text ?? '';
  // A text that still begins as before may have its further paragraphs already.
  const isSaidAt = (index: number) => wanted.includes('\n') && says(words, index, wanted);
  if (own >= 0 && stands === was && !isSaidAt(own)) return own;
  if (own >= 0 && says(words, own, wanted)) return { state: 'done' };
  // The same value, such as 0, is found in many places, and a drawing may be named like a word.
  const isFact = (word: Word | undefined) => word !== undefined && 'schema' in word;
  if (isFactFile(file) || isFact(words[own])) return { state: 'conflict', stands };
  const there = words.flatMap((word, index) => (word.text === was && !isFact(word) ? [index] : []));
  const [only] = there;
  if (only !== undefined && there.length === 1) return isSaidAt(only) ? { state: 'done' } : only;
  const isSaid =
    there.length === 0 && (wanted === '' || words.some((_, index) => says(words, index, wanted)));
  return isSaid ? { state: 'done' } : { state: 'conflict', stands };
}

/** Whether a text already says what is wanted. Several wanted blocks are compared with as many texts. */
export function says(words: Word[], index: number, wanted: string): boolean {
  const word = words[index];
  if (word?.text === wanted) return true;
  if (!word?.place.startsWith('body[') || !wanted.includes(word.text)) return false;
  if (word.kind === 'cell') return saysRows(words, index, wanted);
  const texts = orRefusal(() => blocksOf(aloneOf(wanted, word.kind)));
  if (texts instanceof Refusal || texts.length === 0) return false;
  return texts.every(
    ({ text, kind }, further) =>
      words[index + further]?.text === text && words[index + further]?.kind === kind,
  );
}

/** Whether a cell and the rows below its own are wanted. */
function saysRows(words: Word[], index: number, wanted: string): boolean {
  const [own, ...rows] = wanted.split('\n');
  const { place = '' } = words[index] ?? {};
  const row = place.slice(0, place.lastIndexOf('[') + 1);
  const below = words.slice(index).findIndex(({ place }) => !place.startsWith(row));
  const cells = orRefusal(() => cellsIn(rows));
  if (words[index]?.text !== own || below < 0 || cells instanceof Refusal) return false;
  return cells.every((cell, at) => words[index + below + at]?.text === cell);
}
