import { spans } from '../../content/desk-words/time.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** As short as a row wants it: 22 min, 1 h 56, 3 days. */
export function shortSpan(ms: number): string {
  const minutes = Math.max(1, Math.floor(ms / minute));
  if (ms >= 2 * day) return spans.days(Math.floor(ms / day));
  if (minutes < 60) return spans.minutes(minutes);
  return spans.hours(Math.floor(minutes / 60), minutes % 60);
}

/** What an answer took: a minute that has begun counts, or what came seconds late would seem to have come in time. */
export const spanTaken = (ms: number): string => shortSpan(Math.ceil(ms / minute) * minute);

/** As it stands in a sentence: 18 minutes, 2 hours, 1 h 56 min, 3 days. */
export function longSpan(ms: number): string {
  const minutes = Math.max(1, Math.round(ms / minute));
  if (ms >= 2 * day) return spans.days(Math.floor(ms / day));
  return minutes % 60 === 0
    ? spans.longHours(minutes / 60)
    : minutes < 60
      ? spans.longMinutes(minutes)
      : spans.longHoursAndMinutes(Math.floor(minutes / 60), minutes % 60);
}
