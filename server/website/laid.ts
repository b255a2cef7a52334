import type { Change, Laid, Word } from '../../contract/website.ts';
import { paragraphsOf } from './blocks.ts';
import { isFactFile, textsIn, withText } from './facts.ts';
import { acceptedFile } from './rewrite.ts';

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
      const changed = inFile(file, source, ofFile, outcomes);
      if (changed !== source) files.set(file, changed);
    }
  }
  return { files, outcomes: changes.map((change) => outcomes.get(change) ?? { state: 'done' }) };
}

function wholeFile(stands: string, { file, was, words }: Change, files: Overlay['files']): Laid {
  if (stands === words) return { state: 'done' };
  if (stands !== was) return { state: 'conflict', stands };
  const accepted = words === '' ? undefined : acceptedFile(file, words);
  if (accepted && 'refused' in accepted) return { state: 'refused', why: accepted.refused };
  files.set(file, words === '' ? null : words);
  return { state: 'laid', place: '' };
}

function inFile(file: string, source: string, changes: Change[], outcomes: Map<Change, Laid>): string {
  const words = textsIn(file, source);
  const taken = new Set<string>();
  const found: { change: Change; at: number }[] = [];
  for (const change of changes) {
    const at = placeIn(words, change);
    const place = typeof at === 'number' ? words[at]?.place : undefined;
    if (typeof at !== 'number' || place === undefined) {
      outcomes.set(change, typeof at === 'number' ? { state: 'conflict', stands: '' } : at);
    } else if (taken.has(place)) {
      outcomes.set(change, { state: 'conflict', stands: words[at]?.text ?? '' });
    } else {
      taken.add(place);
      found.push({ change, at });
    }
  }
  // Going from the last to the first, a paragraph that becomes two moves no place that is still to be changed.
  found.sort((one, other) => other.at - one.at);
  let changed = source;
  for (const { change, at } of found) {
    const place = words[at]?.place ?? '';
    const next = withText(file, changed, place, change.words);
    if ('refused' in next) outcomes.set(change, { state: 'refused', why: next.refused });
    else {
      changed = next.source;
      outcomes.set(change, { state: 'laid', place });
    }
  }
  return changed;
}

/** The index in `words` where a change belongs, or its outcome if it cannot be laid. */
function placeIn(words: Word[], { file, place, was, words: wanted }: Change): number | Laid {
  const own = words.findIndex((word) => word.place === place);
  const stands = words[own]?.text ?? '';
  if (own >= 0 && stands === was) return own;
  if (own >= 0 && says(words, own, wanted)) return { state: 'done' };
  // The same value, such as 0, is found in many places.
  if (isFactFile(file)) return { state: 'conflict', stands };
  const there = words.flatMap(({ text }, index) => (text === was ? [index] : []));
  const [only] = there;
  if (only !== undefined && there.length === 1) return only;
  const isSaid = there.length === 0 && words.some((_, index) => says(words, index, wanted));
  return isSaid ? { state: 'done' } : { state: 'conflict', stands };
}

/** Whether a text already says what is wanted. Several wanted paragraphs are compared with as many texts. */
function says(words: Word[], index: number, wanted: string): boolean {
  if (words[index]?.text === wanted) return true;
  const paragraphs = paragraphsOf(wanted);
  return (
    words[index]?.kind === 'paragraph' &&
    paragraphs.every((paragraph, further) => words[index + further]?.text === paragraph)
  );
}
