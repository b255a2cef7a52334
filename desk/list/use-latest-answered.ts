import { useQuery } from '@tanstack/react-query';
import type { ListedEnquiry } from '../../contract/rows.ts';
import { usePulse } from '../live/use-pulse.ts';
import { call } from '../request/ask.ts';

/** More than are answered on a day. */
const page = 50;

export function useLatestAnswered(): ListedEnquiry[] {
  const { data } = useQuery({
    queryKey: ['list', 'latest answered'],
    queryFn: () => call('desk_list', { state: 'answered', typed: null, before: null, before_id: null, page }),
  });
  return data ?? [];
}

/** A list that begins behind this id at a moment begins with whoever came at that moment. */
const lowestId = '00000000-0000-0000-0000-000000000000';

/** Whose time runs out first, or has been over for longest: however many wait, and however few of them are loaded. */
export function useLongestWaiting(): ListedEnquiry | undefined {
  const { data: pulse } = usePulse();
  const since = pulse?.oldest_open ?? null;
  const { data } = useQuery({
    queryKey: ['list', 'longest waiting', since],
    queryFn: () =>
      call('desk_list', { state: 'open', typed: null, before: since, before_id: lowestId, page: 1 }),
    enabled: since !== null,
  });
  return data?.[0];
}
