import type { FreeTime } from '../../contract/booking.ts';
import { dayOf, hoursOf, offsetOf } from '../../contract/call-time.ts';
import { Markup, markup, toHtml } from './markup.ts';

/**
 * The options of a select, a group a day. A night in which the clocks change makes two groups of its day: an hour that
 * comes twice is told apart by how far it is from Greenwich.
 */
export function timeGroups(times: FreeTime[], zone: string, picked = ''): Markup {
  const groups = Map.groupBy(times, (time) => `${dayOf(time, zone)}, ${offsetOf(time, zone)}`);
  const pickedAt = Date.parse(picked);
  const options = (times: FreeTime[]) =>
    times.map((time) =>
      Date.parse(time.starts_at) === pickedAt
        ? markup`<option value="${time.starts_at}" selected>${hoursOf(time, zone)}</option>`
        : markup`<option value="${time.starts_at}">${hoursOf(time, zone)}</option>`,
    );
  return new Markup(
    toHtml([...groups].map(([day, times]) => markup`<optgroup label="${day}">${options(times)}</optgroup>`)),
  );
}
