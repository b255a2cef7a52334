import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { openListPage } from '../../contract/desk.ts';
import type { ListedEnquiry } from '../../contract/rows.ts';
import { type Filter, stateOf } from '../filters.ts';
import { call } from './ask.ts';

type After = { before: string | null; before_id: string | null };
const top: After = { before: null, before_id: null };

/** The moment before which open enquiries are late. */
const beginningOf = (filter: Filter, promised: number): After =>
  filter === 'late' ? { ...top, before: new Date(Date.now() - promised).toISOString() } : top;

/** Pages continue after the last row, so that none is skipped when new ones arrive. */
export const enquiriesIn = (filter: Filter, typed: string, promised: number) =>
  infiniteQueryOptions({
    queryKey: ['list', filter, typed],
    queryFn: ({ pageParam }) =>
      call('desk_list', {
        state: stateOf(filter),
        typed: typed || null,
        ...(pageParam ?? beginningOf(filter, promised)),
        page: openListPage,
      }),
    initialPageParam: undefined as After | undefined,
    getNextPageParam: (page): After | undefined => {
      const last = page.length === openListPage ? page.at(-1) : undefined;
      return last && { before: last.received_at, before_id: last.id };
    },
    placeholderData: keepPreviousData,
  });

/** The list with which the desk opens. */
export const openList = enquiriesIn('open', '', 0);

export const rowsOf = (pages: ListedEnquiry[][] | undefined): ListedEnquiry[] => pages?.flat() ?? [];
