import { useQuery } from '@tanstack/react-query';
import type { ListedEnquiry } from '../../contract/rows.ts';
import { usePulse } from '../live/use-pulse.ts';
import { call } from '../request/ask.ts';

/** More than anybody answers in a day. */
const page = 50;

export function useLatestAnswered(): ListedEnquiry[] {
  const { data } = useQuery({
    queryKey: ['list', 'latest answered'],
    queryFn: () => call('desk_list', { state: 'answered', typed: null, before: null, before_id: null, page }),
  });
  return data ?? [];
}

/** The enquiry whose time runs out first, or ran out longest ago, even if its row is not loaded. */
export function useLongestWaiting(): ListedEnquiry | undefined {
  const { data: pulse } = usePulse();
  const since = pulse?.oldest_open ?? null;
  const { data } = useQuery({
    queryKey: ['list', 'longest waiting', since],
    queryFn: () => call('desk_list', { state: 'open', typed: null, before: null, before_id: null, page: 1 }),
    enabled: since !== null,
  });
  return data?.[0];
}
