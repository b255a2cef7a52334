import { calendar } from '../../content/desk-words/calendar.ts';
import type { CalendarEntry } from '../../contract/desk.ts';
import { longSpan } from '../time/spans.ts';

/** How many calls, and when the next of them begins if that is soon. */
export function callsWords(entries: CalendarEntry[], now: number): string {
  const calls = entries.filter(({ submission_id }) => submission_id);
  const ahead = calls.map(({ starts_at }) => Date.parse(starts_at) - now).filter((wait) => wait > 0);
  const next = Math.min(...ahead);
  const words = calendar.calls(calls.length);
  return next < 24 * 60 * 60_000 ? `${words}, ${calendar.first(longSpan(next))}` : words;
}
