import { company } from '../../content/company.ts';
import type { Change, Word } from '../../contract/website.ts';
import { mistakesBetween, mistakesOf } from '../../server/website/checked.ts';
import { isFactFile } from '../../server/website/facts.ts';
import { laid } from '../../server/website/laid.ts';
import { wordsIn } from '../../server/website/words.ts';

/** A mark for each text of content/. It consists of letters, which are allowed wherever words are. */

export const marks = /Qz[a-z]{3}q/g;
const markNamed = (index: number) =>
  `Qz${[676, 26, 1].map((place) => String.fromCharCode(97 + (Math.floor(index / place) % 26))).join('')}q`;

type Marked = Change & { mark: string; kind: Word['kind'] };

export type MarkedWords = {
  /** The files with their marks. */
  files: Map<string, string>;
  /** The text that each mark stands in, as file#place. */
  owners: Map<string, string>;
};

/** Puts a mark at the end of every text that can be typed, unless the schemas refuse it. */
export function markWords(content: ReadonlyMap<string, string>): MarkedWords {
  let index = 0;
  const files = new Map(content);
  const owners = new Map<string, string>();
  const kept = new Map<string, Marked[]>();
  const markFile = (file: string, marked: Marked[]) => {
    const taken = takenIn(file, content, marked);
    files.set(file, taken.source);
    kept.set(file, taken.marked);
  };
  for (const [file, source] of content) {
    if (isFactFile(file)) continue;
    const words = wordsIn(file, source);
    markFile(
      file,
      words.flatMap((word) => markedWord(word, markNamed(index++))),
    );
  }
  // References between files can only be checked for all files together.
  for (;;) {
    const refused = new Set<Marked>();
    for (const { file, sentence } of mistakesBetween(files, company)) {
      const all = [...kept.values()].flat();
      const named = all.filter(({ was }) => sentence.includes(`"${was}"`));
      const headings = all.filter((each) => each.file === file && each.kind === 'heading');
      const inFile = all.filter((each) => each.file === file);
      for (const each of [named, headings, inFile].find(({ length }) => length > 0) ?? []) refused.add(each);
    }
    if (refused.size === 0) break;
    for (const file of new Set([...refused].map((each) => each.file)))
      markFile(
        file,
        (kept.get(file) ?? []).filter((each) => !refused.has(each)),
      );
  }
  for (const { file, place, mark } of [...kept.values()].flat()) owners.set(mark, `${file}#${place}`);
  return { files, owners };
}

function markedWord({ file, place, text, kind, fixed, max }: Word, mark: string): Marked[] {
  const room = (max ?? Number.POSITIVE_INFINITY) - mark.length - 1;
  const isCut = text.length > room;
  if (fixed || kind === 'order' || (isCut && text.includes('{{'))) return [];
  return [{ file, place, was: text, words: `${isCut ? text.slice(0, room) : text} ${mark}`, mark, kind }];
}

/** The marks that a file takes, and how it reads with them. */
function takenIn(file: string, content: ReadonlyMap<string, string>, all: Marked[]) {
  for (let marked = all; ; ) {
    const { files, outcomes } = laid(content, marked);
    const source = files.get(file) ?? content.get(file) ?? '';
    const refused = new Set(marked.filter((_, each) => outcomes[each]?.state !== 'laid'));
    for (const { place, sentence } of mistakesOf(file, source, company)) {
      const there = marked.filter((each) => each.place === place || place.startsWith(each.place));
      // A choice by its name, which stands elsewhere in the file.
      const named = marked.filter(({ was }) => sentence.includes(`"${was}"`));
      for (const each of [there, named, marked].find(({ length }) => length > 0) ?? []) refused.add(each);
    }
    if (refused.size === 0) return { source, marked };
    marked = marked.filter((each) => !refused.has(each));
  }
}
