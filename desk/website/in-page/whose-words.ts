import type { PageWord } from '../../../contract/website.ts';

/** A text that a page shows. */
export type ShownText = {
  text: string;
  /** Whether it is in the header or the footer. */
  isOfEveryPage: boolean;
};

/** The index of the word that a text shows. There are several if only the owner can tell. */
export type Owner = number[];

const everyPage = 'content/shell.yaml';

/**
 * Finds the word that each text shows by comparing them. If several words say the same, the header and the footer show those
 * of every page. Anywhere else, of neighbors in a folder it is the page's own file if that has it as often as the page shows
 * it, as with the first words of new pages. Then the nearest certain texts decide, because a page shows a file in its order.
 */
export function whoseWords(texts: ShownText[], words: PageWord[], own?: string): Owner[] {
  const saying = wordsByText(words);
  const owners = texts.map(({ text, isOfEveryPage }) => {
    const all = saying.get(text) ?? [];
    const ofEveryPage = all.filter((word) => words[word]?.file === everyPage);
    if (isOfEveryPage && ofEveryPage.length > 0) return ofEveryPage;
    const ofOwn = all.filter((word) => words[word]?.file === own);
    const shown = texts.filter((each) => each.text === text && !each.isOfEveryPage);
    const areNeighbors = all.every((word) => folderOf(words[word]?.file) === folderOf(own));
    return !isOfEveryPage && areNeighbors && ofOwn.length === shown.length ? ofOwn : all;
  });
  // Each text that becomes certain helps with its neighbors.
  for (let found = true; found; ) {
    found = false;
    for (const [index, owner] of owners.entries()) {
      if (owner.length < 2) continue;
      const between = owner.filter((word) =>
        isBetween(word, words, sureOne(texts, owners, index, -1), sureOne(texts, owners, index, 1)),
      );
      if (between.length !== 1) continue;
      owners[index] = between;
      found = true;
    }
  }
  return owners;
}

const folderOf = (file = '') => file.slice(0, file.lastIndexOf('/'));

export function wordsByText(words: PageWord[]): Map<string, number[]> {
  const saying = new Map<string, number[]>();
  for (const [index, { shown }] of words.entries()) {
    for (const text of new Set(shown)) saying.set(text, [...(saying.get(text) ?? []), index]);
  }
  return saying;
}

/** The nearest certain text before or after. Texts of the header and the footer do not help with the others. */
function sureOne(texts: ShownText[], owners: Owner[], from: number, step: 1 | -1): number | undefined {
  for (let index = from + step; index >= 0 && index < owners.length; index += step) {
    const owner = owners[index];
    if (texts[index]?.isOfEveryPage !== texts[from]?.isOfEveryPage) return undefined;
    if (owner?.length === 1) return owner[0];
  }
  return undefined;
}

/** Whether a word lies in its file between the words of its neighbors on the page. */
function isBetween(word: number, words: PageWord[], before: number | undefined, after: number | undefined) {
  const isOfFile = (other: number | undefined): other is number =>
    other !== undefined && words[other]?.file === words[word]?.file;
  const follows = isOfFile(before) && before < word;
  const precedes = isOfFile(after) && word < after;
  if (isOfFile(before) && isOfFile(after)) return follows && precedes;
  return follows || precedes;
}
