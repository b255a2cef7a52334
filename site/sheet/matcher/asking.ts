import { asks, clues } from './asks.ts';
import { clausesOf } from './clauses.ts';
import { type Sheet, subjectsIn } from './sheet.ts';

/** What is asked, the things that it names one by one if there are several, and what is told beside it. */
export type Asked = { text: string; each: string[]; told: string };

const attributes = (['price', 'length', 'hours', 'time', 'ready'] as const).map((name) => asks[name]);

/** "How much is it and how long does it take" are two asks, "can she get it and how much" is one. */
function asksAnew(last: string, text: string): boolean {
  const isOfOther = attributes.some((ask) => ask.test(text) && !ask.test(last));
  return asks.hours.test(text) || (isOfOther && /price|how|when|what|cost/.test(last));
}

export function asksIn(sheet: Sheet, asked: string): Asked[] {
  const { asked: found, told } = clausesOf(asked);
  const real: string[][] = [];
  for (const texts of found)
    for (const [index, text] of texts.entries()) {
      const last = real.at(-1);
      const subjects = subjectsIn(text, sheet);
      const isOfThings = subjects.some(sheet.names) || (subjects.length > 0 && !clues.bare.test(text));
      const isAsk = isOfThings || Object.values(asks).some((ask) => ask.test(text));
      if (last && (index > 0 || !isOfThings) && !asksAnew(last.join(', '), text)) last.push(text);
      else if (index > 0 || isAsk) real.push([text]);
    }
  const before = told.join(', ');
  if (found.length === 0) return [{ text: before, each: [], told: '' }];
  if (real.length === 0) return [{ text: found.flat().join(', '), each: [], told: before }];
  return real.map((texts, index) => {
    const text = texts.join(', ');
    const isPriced = asks.price.test(text);
    const namesThings = (one: string) => subjectsIn(one, sheet).some(sheet.names);
    const things = texts.filter(namesThings);
    // "My roots and a brow wax, how much" asks about two things as well.
    const each = isPriced && things.length === 0 ? told.filter(namesThings) : things;
    return {
      text,
      each: each.length > 1 ? each.map((one) => (isPriced ? `how much ${one}` : one)) : [],
      // "And is it extra": what was asked about before.
      told: index === 0 ? before : things.length > 0 ? '' : real.slice(0, index).flat().join(', '),
    };
  });
}
