import { useQuery } from '@tanstack/react-query';
import { useDesk } from '../live/desk.tsx';
import { call } from '../request/ask.ts';
import { useNow } from '../time/use-now.ts';
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

/** The number of calls today. */
export function useCallsToday(): number {
  const { zone } = useDesk();
  const { data } = useDays(zone.dayOf(useNow()), 1);
  return data?.entries.filter(({ submission_id }) => submission_id).length ?? 0;
}
