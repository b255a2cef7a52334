import booking from '../../content/booking.yaml';
import { calendar } from '../../content/desk-words/calendar.ts';
import type { FreeTime } from '../../contract/booking.ts';
import { longSpan } from '../time/spans.ts';

type Span = { from: number; to: number };

/** When nobody can book, and why. */
export type Hatched = Span & { words: string };

const notice = booking.notice * 60_000;

export function hatchedIn(hours: FreeTime[], day: Span, now: number): Hatched[] {
  const open = hours
    .map(({ starts_at, ends_at }) => ({ from: Date.parse(starts_at), to: Date.parse(ends_at) }))
    .sort((one, other) => one.from - other.from);
  const closed = between(open, day).map((span) => ({
    ...span,
    words: open.length > 0 ? calendar.closed : calendar.noOffer,
  }));
  const tooSoon = open
    .map(({ from, to }) => ({ from: Math.max(from, now), to: Math.min(to, now + notice) }))
    .map((span) => ({ ...span, words: calendar.notOffered(longSpan(notice)) }));
  return [...closed, ...tooSoon].filter(({ from, to }) => to > from);
}

/** What lies between the hours in which calls are offered, and around them. */
function between(open: Span[], day: Span): Span[] {
  const ends = [day.from, ...open.map(({ to }) => to)];
  const beginnings = [...open.map(({ from }) => from), day.to];
  return ends.map((from, index) => ({
    from: Math.max(from, day.from),
    to: Math.min(beginnings[index] ?? day.to, day.to),
  }));
}
