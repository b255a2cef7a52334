import words from '../../../content/sheet-words.json' with { type: 'json' };
import { clues } from './asks.ts';
import { dayOf } from './days.ts';
import { isNumber, rootOf, soundOf, wordsIn } from './text.ts';

/** What the words that customers and shop owners use say about what is asked. */

const list = (text: string) => text.trim().split(/\s+/);

const rootsOf = (text: string): ReadonlySet<string> =>
  new Set(list(text).flatMap((word) => [word, rootOf(word)]));

/** Words that say nothing of what a question is about: those of every question, and those that say what is asked for. */
const silentWords = new Set(list(words.silent));
const silentRoots = new Set([...silentWords].map((word) => word.replace(/e$/, '')));
export const isSilent = (word: string) =>
  silentWords.has(word) ||
  clues.silentForms.test(word) ||
  (/(s|ed|ing)$/.test(word) && silentRoots.has(rootOf(word)));

/** Words and phrases of one meaning. Each becomes the first of its row, in questions and on the sheet, however it is inflected. */
const rows = words.concepts.map(list);

const concepts = new Map<string, string>();
/** Phrases by the root that they begin with: the roots that follow, and the concept. */
const phrases = new Map<string, [rest: string[], concept: string][]>();
for (const row of rows)
  for (const entry of row) {
    const concept = row[0] as string;
    const [first = '', ...rest] = entry.split('-').map(rootOf);
    if (rest.length > 0) phrases.set(first, [...(phrases.get(first) ?? []), [rest, concept]]);
    else
      for (const form of [entry, first])
        if (!concepts.has(form) && (form === entry || !isSilent(form))) concepts.set(form, concept);
  }

/** Longer words by their sound: "guarenteed" is a guarantee. */
const sounds = new Map([...concepts].map(([form, concept]) => [soundOf(form), concept]));
const heard = (root: string) =>
  root.length > 5 && soundOf(root).length > 3 ? sounds.get(soundOf(root)) : undefined;

export const meant: ReadonlySet<string> = new Set(rows.map(([concept = '']) => concept));

/** What a word names: its concept, or its root. */
export function stemOf(word: string): string {
  const root = rootOf(word);
  return concepts.get(word) ?? (isSilent(word) ? word : (concepts.get(root) ?? heard(root) ?? root));
}

export const isName = (word: string) =>
  word.length > 1 && !isNumber(word) && dayOf(word) < 0 && (concepts.has(word) || !isSilent(word));

/** A phrase that begins at a word: its concept, and where it ends. Articles may stand in it. */
function phraseAt(roots: string[], at: number): { concept: string; end: number } | undefined {
  for (const [rest, concept] of phrases.get(roots[at] as string) ?? []) {
    let end = at + 1;
    const isNext = (root: string) => {
      while (roots[end] !== root && clues.article.test(roots[end] ?? '')) end += 1;
      return roots[end++] === root;
    };
    if (rest.every(isNext)) return { concept, end };
  }
  return undefined;
}

/** What a tidied text names, as stems: no numbers, no days, and nothing that every question has. */
export function namedIn(tidied: string, spelled = stemOf): string[] {
  const all = wordsIn(tidied);
  const roots = all.map(rootOf);
  const named: string[] = [];
  let end = 0;
  for (const [at, word] of all.entries()) {
    const phrase = at < end ? undefined : phraseAt(roots, at);
    if (phrase) named.push(phrase.concept);
    else if (at >= end && isName(word)) named.push(spelled(word));
    end = phrase?.end ?? end;
  }
  return named.filter(isName);
}

const kinds = words.kinds.map(list);
/** Whoever takes no pets takes no dogs. */
export const kindsOf = (stem: string): string[] => kinds.find(([of]) => of === stem)?.slice(1) ?? [];
export const classOf = (stem: string): string | undefined => kinds.find((row) => row.indexOf(stem) > 0)?.[0];

/** They count only if nothing else is named: who it is for, where it goes, when it is. */
export const empty = rootsOf(words.incidental);
export const weak = new Set(list(words.weak));
/** What every shop has rules about: the line about it answers, whatever else is named. */
export const topics = new Set(list(words.topics));
/** A diet or an age. It never decides alone where another thing is named, and none stands for another. */
export const delicate = new Set(list(words.delicate));
export const sizes = new Set(list(words.sizes));

/** What hours may be of. */
export const hoursOf = rootsOf(words.hours);
