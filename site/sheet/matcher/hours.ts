import { says } from './asks.ts';
import type { Line } from './line.ts';
import type { Question } from './question.ts';
import type { Sheet } from './sheet.ts';
import { type Hit, hitsOf, sharesDay } from './things.ts';
import { empty } from './vocabulary.ts';

/** "Sunday?" and "what time is somebody there on sat" ask for hours; "can I get it done by tomorrow" does not. */
function asksForHours({ asksFor, days, weights, text }: Question): boolean {
  if (asksFor('price')) return false;
  if (asksFor('hours')) return true;
  const isBare = [...weights.keys()].every((word) => empty.has(word)) && !asksFor('length');
  return isBare && days.size > 0 && !/\b(i|we|my|it|get|can|need|by|done)\b/.test(text);
}

/** The lines of hours, on the days that are named; undefined if the question is about something that has none. */
export function hoursFor(sheet: Sheet, question: Question): Hit[] | undefined {
  const hours = sheet.lines.filter((line) => line.isHours);
  if (hours.length === 0 || !asksForHours(question)) return undefined;
  const { asksFor, days, weights } = question;
  const things = [...weights.keys()].filter((word) => !empty.has(word));
  const ofHours = things.filter((thing) => hours.some((line) => line.concepts.has(thing)));
  const isOfOther = things.length > 0 && ofHours.length === 0 && !(asksFor('hours') && days.size > 0);
  if (isOfOther) return undefined;

  const about = hours.filter((line) => ofHours.every((thing) => line.concepts.has(thing)));
  const onDay = about.filter((line) => days.size === 0 || sharesDay(line, days));
  const open = (all: Line[]) => all.filter(({ text }) => !/\bclosed\b/.test(text) || says.clock.test(text));
  // Who reads "Tue to Sat" knows about Monday.
  const found = onDay.length === 0 ? open(about) : days.size > 0 ? onDay : open(onDay);
  const kept = found.length > 0 ? found : onDay;
  if (kept.length === 0 && things.length > 0) return undefined;
  return kept.length > 2 ? [] : hitsOf(kept, question, sheet);
}
