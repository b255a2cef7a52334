import { termOf } from '../../../contract/search-index.ts';

/** Letters, digits and what stands inside a word; the rest parts words. */
const word = /[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu;

export function termsOf(text: string): string[] {
  return [...text.matchAll(word)].flatMap(([found]) => termOf(found) ?? []);
}

/** A text cut where its words begin and end to be what was asked for. */
export function marked(text: string, terms: string[]): { text: string; isHit: boolean }[] {
  const parts: { text: string; isHit: boolean }[] = [];
  let at = 0;
  for (const { 0: found, index } of text.matchAll(word)) {
    const term = termOf(found);
    if (!term || !terms.some((asked) => term.startsWith(asked))) continue;
    parts.push({ text: text.slice(at, index), isHit: false }, { text: found, isHit: true });
    at = index + found.length;
  }
  return [...parts, { text: text.slice(at), isHit: false }].filter(({ text }) => text !== '');
}

/** As much of a text as an excerpt holds, from a little before the first word asked for. */
export function excerptOf(text: string, terms: string[]): string {
  const first = marked(text, terms)[0];
  const before = first && !first.isHit ? first.text.length : 0;
  const from = before > lead ? text.lastIndexOf(' ', before - lead) + 1 : 0;
  const excerpt = text.slice(from, from + longest);
  const whole = from + longest >= text.length ? excerpt : `${excerpt.slice(0, excerpt.lastIndexOf(' '))} …`;
  return from > 0 ? `… ${whole}` : whole;
}

const lead = 60;
const longest = 170;
