import { useQuery } from '@tanstack/react-query';
import type { ListedEnquiry } from '../../contract/desk.ts';
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
