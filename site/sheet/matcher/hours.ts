import { says } from './asks.ts';
import type { Line } from './line.ts';
import type { Question } from './question.ts';
import { type Hit, hitsOf, sharesDay } from './things.ts';
import { empty } from './vocabulary.ts';

/** "Sunday?" and "what time is somebody there on sat" ask for hours; "can I get it done by tomorrow" does not. */
function asksForHours({ asksFor, days, subjects, text }: Question): boolean {
  if (asksFor('price') || asksFor('length')) return false;
  if (asksFor('hours')) return true;
  const isBare =
    subjects.every((word) => empty.has(word)) && !/\b(i|we|my|it|get|can|need|by|done)\b/.test(text);
  return isBare && days.size > 0;
}

/** The lines of hours, on the days that are named; undefined if the question is about something that has none. */
export function hoursFor(lines: Line[], question: Question): Hit[] | undefined {
  if (!asksForHours(question)) return undefined;
  const { days, subjects } = question;
  const things = subjects.filter((word) => !empty.has(word));
  const isOnDay = (line: Line) => days.size === 0 || sharesDay(line, days);
  const found = lines.filter(
    (line) => line.isHours && things.every((thing) => line.concepts.has(thing)) && isOnDay(line),
  );
  const open =
    days.size > 0 ? [] : found.filter(({ text }) => !/\bclosed\b/.test(text) || says.clock.test(text));
  const kept = open.length > 0 ? open : found;
  if (kept.length === 0 && things.length > 0) return undefined;
  return kept.length > 2 ? [] : hitsOf(kept, subjects);
}
