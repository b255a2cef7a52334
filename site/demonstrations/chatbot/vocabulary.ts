import type { Chatbot } from '../../../content/schemas/demonstrations/chatbot.ts';
import { weekdays } from '../../../content/weekdays.ts';

/** What a word is about: a concept of the sample, or one built into the rules. */
export type Concept = string;

/** Shorter words are not corrected, because they may be names: "Alec" may mean Alec. */
const shortestCorrected = 4;
const longWord = 8;

/** The words that a sample knows, and their concepts. */
export function vocabularyOf({ words, fillers, lookalikes }: Chatbot) {
  const concepts = new Map<string, Concept[]>();
  for (const [concept, spellings] of Object.entries(words)) {
    for (const word of spellings.split(/\s+/)) concepts.set(word, [...(concepts.get(word) ?? []), concept]);
  }
  for (const day of weekdays) concepts.set(day.toLowerCase(), ['day']);
  const silent = new Set(fillers.trim().split(/\s+/));
  const leftAlone = new Set(lookalikes.trim().split(/\s+/));
  const names = new Set(words['barber']?.split(/\s+/));
  const singular = (word: string) => (concepts.has(word) ? word : word.replace(/s$/, ''));
  const aboutOf = (word: string): Concept[] => concepts.get(singular(word)) ?? [];
  const isKnown = (word: string) => silent.has(word) || (aboutOf(word).length > 0 && !leftAlone.has(word));
  const correctable = [...concepts.keys()].filter(
    (word) => word.length >= shortestCorrected && !names.has(word),
  );

  return {
    aboutOf,
    isKnown,
    /** The closest known word with the same first letter, if it is close enough. */
    spelled: (word: string): string => {
      if (isKnown(word) || leftAlone.has(word) || word.length < shortestCorrected || /\d/.test(word))
        return word;
      const allowed = word.length >= longWord ? 2 : 1;
      const near = correctable
        .filter((known) => known[0] === word[0] && Math.abs(known.length - word.length) <= allowed)
        .map((known) => ({ known, far: distance(word, known) }))
        .filter(({ far }) => far <= allowed)
        .sort((one, other) => one.far - other.far);
      return near[0]?.known ?? word;
    },
  };
}
export type Vocabulary = ReturnType<typeof vocabularyOf>;

/** The edit distance of two words: letters to change, add, drop or swap with their neighbor. */
function distance(one: string, other: string): number {
  const rows = Array.from({ length: one.length + 1 }, (_, i) =>
    Array.from({ length: other.length + 1 }, (_, j) => (i === 0 ? j : i)),
  );
  const at = (i: number, j: number) => rows[i]?.[j] ?? Number.POSITIVE_INFINITY;
  for (let i = 1; i <= one.length; i++) {
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      const isSwapped = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      const row = rows[i] as number[];
      row[j] = Math.min(
        at(i - 1, j) + 1,
        at(i, j - 1) + 1,
        at(i - 1, j - 1) + (isSame ? 0 : 1),
        isSwapped ? at(i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return at(one.length, other.length);
}
