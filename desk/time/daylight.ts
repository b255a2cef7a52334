import type { FreeTime } from '../../contract/rows.ts';

/** Nobody wants to be called at midnight: what is nearest to a day's hours comes first. */
export function byDaylight(timeZone: string) {
  const hour = new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone });
  const far = ({ starts_at }: FreeTime) => Math.max(Math.abs(+hour.format(new Date(starts_at)) - 13.5), 6);
  return (one: FreeTime, other: FreeTime) => far(one) - far(other);
}
