import { queryOptions, useQuery } from '@tanstack/react-query';
import { useDesk } from '../live/desk.tsx';
import { useNow } from '../live/use-now.ts';
import { call } from '../request/ask.ts';
import { addDays, type Zone } from '../time/zone.ts';

/** What stands in the calendar from a day to the one before another. */
const entriesOf = (zone: Zone, first: string, end: string) =>
  queryOptions({
    queryKey: ['calendar', first, end],
    queryFn: () =>
      call('desk_day', {
        first: new Date(zone.momentOf(first, '00:00')).toISOString(),
        last: new Date(zone.momentOf(end, '00:00')).toISOString(),
      }),
  });

export function useDays(first: string, count: number) {
  const { zone } = useDesk();
  return useQuery(entriesOf(zone, first, addDays(first, count)));
}

/** How many calls there are today. */
export function useCallsToday(): number {
  const { zone } = useDesk();
  const { data } = useDays(zone.dayOf(useNow()), 1);
  return data?.entries.filter(({ submission_id }) => submission_id).length ?? 0;
}
