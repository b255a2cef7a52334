import { asks, clues } from './asks.ts';
import { daysIn } from './days.ts';
import { wordsIn } from './text.ts';
import { empty, isName, isSilent } from './vocabulary.ts';

/** Asks ("how much is a bath"), each with what continues it ("and a trim"), and what is told ("she is in my purse"). */
export type Clauses = { asked: string[][]; told: string[] };

const opener = /^(how|whats?|whens?|wheres?|which|who)$/;
const helper = /^(can|could|do|does|did|is|are|will|would|should|may|am|have|has)$/;
const asking = new RegExp(
  `^(?:any |got any |open |${opener.source.slice(1, -1)} (?!(?:i|we|he|she|they|my)\\b)|${helper.source.slice(1, -1)} (?:i|you|we|they|it|he|she|there|my|your|the|this|that|any|someone)\\b|(?:is|are) an? |you (?:do|have|take|sell|got|offer|open|make|fix)\\b)`,
);
const telling = /^(i|im|ive|id|ill|we|weve|he|hes|she|shes|they|theyre|its|theres|because|since|if|while)$/;

/** A sentence without marks, cut where the next ask or the next thing told begins. */
function clausesIn(sentence: string): string[] {
  const words = sentence.trim().split(' ');
  const clauses: string[][] = [[]];
  for (const [at, word] of words.entries()) {
    const last = clauses.at(-1) ?? [];
    // "What shots | does he need" is one ask.
    const isWhole = !opener.test(last[0] ?? '') || last.some((one) => helper.test(one));
    const begins = telling.test(word) || (isWhole && asking.test(words.slice(at).join(' ')));
    if (begins && !isSilent(words[at - 1] ?? 'a')) clauses.push([]);
    clauses.at(-1)?.push(word);
  }
  return clauses.map((clause) => clause.join(' ')).filter(Boolean);
}

export function clausesOf(tidied: string): Clauses {
  const asked: string[][] = [];
  const told: string[] = [];
  const pieces = tidied
    .replace(clues.hello, '')
    .split(/([,?!;()&]|\.(?!\d)| - | \+ |\b(?:and|but|also|or)\b)/);
  let isTelling = true;
  for (let at = 0; at < pieces.length; at += 2) {
    const isQuestion = pieces[at + 1] === '?';
    if (/[?!.;]/.test(pieces[at - 1] ?? '')) isTelling = true;
    for (const [index, text] of clausesIn(pieces[at] ?? '').entries()) {
      const last = asked.at(-1);
      const first = text.split(' ', 1).join();
      const isAsk = asking.test(text) || helper.test(first);
      if (isAsk || (!last && asks.price.test(text))) asked.push([text]);
      else if (index === 0 && last && (isQuestion || !(isTelling || telling.test(first)))) last.push(text);
      else {
        told.push(text);
        isTelling = true;
        continue;
      }
      isTelling = false;
    }
  }
  return { asked, told };
}

/** A greeting or thanks: nothing is asked, and whoever only greets says little else. */
export function isSmallTalk(asked: string): boolean {
  if (asked.includes('?') || clausesOf(asked).asked.length > 0) return false;
  if (Object.values(asks).some((ask) => ask.test(asked))) return false;
  const words = wordsIn(asked);
  const named = words.filter((word) => isName(word) && !empty.has(word));
  const isDay = daysIn(asked, 0).size > 0;
  if (clues.thanking.test(asked)) return !isDay;
  return words.length > 0 && !isDay && named.length < (clues.greeting.test(asked) ? 2 : 1);
}
