import { clock, spans } from '../../content/desk-words/frame.ts';
import type { CaseStatus } from '../../contract/rows.ts';
import { dueAt, type Promised, ranBetween } from '../../contract/running-time.ts';
import type { Zone } from './zone.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The short form for rows: 22 min, 1 h 56, 3 days. */
function shortSpan(ms: number): string {
  const minutes = Math.max(1, Math.floor(ms / minute));
  if (ms >= 2 * day) return spans.days(Math.floor(ms / day));
  if (minutes < 60) return spans.minutes(minutes);
  return spans.hours(Math.floor(minutes / 60), minutes % 60);
}

/** The time to an answer, rounded up, or an answer that was seconds late would seem to be in time. */
export const spanTaken = (ms: number): string => shortSpan(Math.ceil(ms / minute) * minute);

/** The long form for sentences: 18 minutes, 2 hours, 1 h 56 min, 3 days. */
export function longSpan(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / minute));
  if (ms >= 2 * day) return spans.days(Math.floor(ms / day));
  return minutes % 60 === 0
    ? spans.longHours(minutes / 60)
    : minutes < 60
      ? spans.longMinutes(minutes)
      : spans.longHoursAndMinutes(Math.floor(minutes / 60), minutes % 60);
}

type Counted = {
  received_at: string;
  status: CaseStatus;
  answered_at: string | null;
  later_until: string | null;
};

export const isPutOff = ({ later_until }: Pick<Counted, 'later_until'>, now: number) =>
  later_until !== null && Date.parse(later_until) > now;

/** How an enquiry stands against the promise: in words, and as the share of time that is left. */
type Timeliness = { tone: 'running' | 'late' | 'done'; words: string; left: number };

export function timelinessOf(
  enquiry: Counted,
  { promised, zone, now }: { promised: Promised; zone: Zone; now: number },
): Timeliness {
  const received = Date.parse(enquiry.received_at);
  if (enquiry.status === 'spam') return { tone: 'done', words: clock.spam, left: 0 };
  if (enquiry.status === 'answered') {
    const took = enquiry.answered_at && Date.parse(enquiry.answered_at) - received;
    return {
      tone: 'done',
      words: took === null ? clock.answered : clock.took(spanTaken(Number(took))),
      left: 0,
    };
  }
  if (isPutOff(enquiry, now))
    return { tone: 'done', words: clock.until(zone.moment(enquiry.later_until ?? 0, now)), left: 0 };
  // The server's clock may be slightly ahead of this device's.
  const left = promised.ms - Math.max(0, ranBetween(received, now, promised));
  const due = dueAt(received, promised);
  if (left <= 0) return { tone: 'late', words: clock.over(shortSpan(now - due)), left: 0 };
  // Where the time pauses, how much is left of it says little.
  const words = promised.hours
    ? clock.by(zone.moment(new Date(due).toISOString(), now))
    : clock.left(shortSpan(left));
  return { tone: 'running', words, left: left / promised.ms };
}
