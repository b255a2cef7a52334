import words from '../../../content/sheet-words.json' with { type: 'json' };
import { dayOf } from './days.ts';
import { isNumber, wordsIn } from './text.ts';

/** What the words that customers and shop owners use say about what is asked. */

const list = (text: string) => text.trim().split(/\s+/);

/** One form for "trim", "trims" and "trimming". A root is no word: "batter" stands for batteries. */
function rootOf(word: string): string {
  if (word.length < 4) return word;
  const single = word
    .replace(/ie(s|st|r)$/, 'y')
    .replace(/(ss|sh|ch|x|z)es$/, '$1')
    .replace(/([^siu])s$/, '$1');
  const [, stem = '', ending = ''] =
    /^(.+?)((?<=....)at(?:ions?|ing|ed|e)|ional|ing|able|ion|er|est|ed|al|ment)$/.exec(single) ?? [];
  const isVerb = /ing|ed/.test(ending) && /^.*[aeiouy].*[^e]$/.test(stem) && stem.length > 2;
  if (!isVerb && stem.length < 4) return single.replace(/(...)e$/, '$1');
  return (isVerb ? stem.replace(/([b-df-hj-np-rtv-z])\1$/, '$1') : stem).replace(/(...)e$/, '$1');
}

/** Words of one meaning. Each becomes the first of its row, in questions and on the sheet, however it is inflected. */
const rows = words.meanings.map(list);

const meanings = new Map<string, string>();
for (const row of rows)
  for (const word of row)
    for (const form of [word, rootOf(word)]) if (!meanings.has(form)) meanings.set(form, row[0] as string);

export const wordsWithMeaning: readonly string[] = rows.flat();

const rootsOf = (text: string): ReadonlySet<string> =>
  new Set(list(text).flatMap((word) => [word, rootOf(word)]));

/** Words that say nothing of what a question is about: those of every question, and those that say what is asked for. */
const silentWords = rootsOf(words.silent);
/** "Im", "theyre", "whats", "wont", "anybody". */
const silentForms =
  /^((i|you|we|they|s?he|it|that|there|these|here|who|what|where|when|how)(m|s|re|ve|ll|d)?|(any|some|every|no)(one|body|thing|where)|(is|are|was|do|does|did|has|have|ca|wo|could)nt|hours|hrs|he+y+|hi+(ya)?|yo+|t(h?x|y|ysm))$/;
export const isSilent = (word: string) => silentWords.has(word) || silentForms.test(word);

/** What a word names: the word that stands for its row, or its root. */
export function stemOf(word: string): string {
  const root = rootOf(word);
  return meanings.get(word) ?? (isSilent(word) ? word : (meanings.get(root) ?? root));
}

/** What a line also speaks of: whoever takes no pets takes no dogs. */
export const narrower: Record<string, string[]> = words.narrower;

/** What a tidied text names, as stems: no numbers, no days, and nothing that every question has. */
export const namedIn = (tidied: string): string[] =>
  wordsIn(tidied).filter(isName).map(stemOf).filter(isName);

export const isName = (word: string) =>
  word.length > 1 && !isSilent(word) && !isNumber(word) && dayOf(word) < 0;

/** They count only if nothing else is named: who it is for, where it goes, when it is. */
export const empty = rootsOf(words.incidental);
/** The same, but they must stand somewhere on the sheet. */
export const weak = new Set(list(words.weak));
export const isStrong = (stem: string) => !empty.has(stem) && !weak.has(stem) && !sizes.has(stem);

/** The one line about one of these rules all others out. */
export const ruling = new Set(list(words.ruling));
/** Where it goes and what it is for changes nothing about these. */
export const topics = new Set(list(words.topics));
/** A diet or an age. It never decides alone where another thing is named. */
export const delicate = new Set(list(words.delicate));
export const sizes = new Set(list(words.sizes));

/** What hours may be of. */
export const hoursOf = rootsOf(words.hours);
