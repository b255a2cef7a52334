import { useQuery } from '@tanstack/react-query';
import { mostDays } from '../../contract/desk.ts';
import type { CalendarEntry, FreeTime } from '../../contract/rows.ts';
import { useDesk, useDeskNow } from '../live/desk.tsx';
import { call } from '../request/ask.ts';
import { addDays } from '../time/zone.ts';

/** What the calendar has in some days, beginning with the first. */
export function useDays(first: string, count: number) {
  const { zone } = useDesk();
  const end = addDays(first, count);
  return useQuery({
    queryKey: ['calendar', first, end],
    // The pulse tells nothing of the own calendar, which is read now and then, and soon after it is named.
    refetchInterval: ({ state: { data } }) =>
      data?.own.host && !data.own.read_at && !data.own.fault ? 1000 : 300_000,
    queryFn: () =>
      call('desk_day', {
        first: new Date(zone.momentOf(first, '00:00')).toISOString(),
        last: new Date(zone.momentOf(end, '00:00')).toISOString(),
      }),
  });
}

function useToday() {
  const { zone, now } = useDeskNow();
  return zone.dayOf(now);
}

export const isCall = ({ submission_id }: CalendarEntry) => submission_id !== null;

/** As far ahead as can be asked for at once, where a day may have 25 hours: further than any visitor can book. */
export const useDaysAhead = () => useDays(useToday(), mostDays - 1);

export function useCallsToday(): number {
  const { now } = useDeskNow();
  const { data } = useDays(useToday(), 1);
  return data?.entries.filter((entry) => isCall(entry) && spanOf(entry).to > now).length ?? 0;
}

export type Span = { from: number; to: number };
export const spanOf = ({ starts_at, ends_at }: FreeTime): Span => ({
  from: Date.parse(starts_at),
  to: Date.parse(ends_at),
});
export const meets = (time: FreeTime) => (span: Span) =>
  spanOf(time).from < span.to && span.from < spanOf(time).to;

/** Whether a call that is not over is at a time that is busy elsewhere. */
export const isOverBusy = (call: FreeTime, busy: FreeTime[], now: number) =>
  spanOf(call).to > now && busy.map(spanOf).some(meets(call));
