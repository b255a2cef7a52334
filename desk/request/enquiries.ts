import { infiniteQueryOptions, keepPreviousData } from '@tanstack/react-query';
import { openListPage } from '../../contract/desk.ts';
import type { Decision, ListedEnquiry } from '../../contract/rows.ts';
import { lateBefore, type Promised } from '../../contract/running-time.ts';
import { type Filter, stateOf } from '../filters.ts';
import { call } from './ask.ts';

type After = { before: string | null; before_id: string | null };
const top: After = { before: null, before_id: null };

/** Whatever was received before this moment is late. */
export const lateMoment = (promised: Promised) => new Date(lateBefore(Date.now(), promised)).toISOString();

const isLate = ({ received_at }: ListedEnquiry, promised: Promised) =>
  Date.parse(received_at) < lateBefore(Date.now(), promised);

/** Pages continue after the last row, so that none is skipped when new ones arrive. */
export const enquiriesIn = (filter: Filter, typed: string, promised: Promised) =>
  infiniteQueryOptions({
    queryKey: ['list', filter, typed],
    queryFn: ({ pageParam }) =>
      call('desk_list', { state: stateOf(filter), typed: typed || null, ...pageParam, page: openListPage }),
    initialPageParam: top,
    getNextPageParam: (page): After | undefined => {
      const last = page.length === openListPage ? page.at(-1) : undefined;
      // Those that are late are the first of the open ones.
      if (!last || (filter === 'late' && !isLate(last, promised))) return undefined;
      return { before: last.received_at, before_id: last.id };
    },
    placeholderData: keepPreviousData,
  });

export const openList = enquiriesIn('open', '', { ms: 0, hours: null });

export const rowsOf = (pages: ListedEnquiry[][] | undefined, filter: Filter, promised: Promised) => {
  const rows = pages?.flat() ?? [];
  return filter === 'late' ? rows.filter((row) => isLate(row, promised)) : rows;
};

const events = new Map<string, string>();

/**
 * The same id for the same decision about the same version, or a repeat after a lost answer would conflict with the
 * first.
 */
export function eventOf(submission: string, seen: number, what: string): string {
  const key = `${submission} ${seen} ${what}`;
  const event = events.get(key) ?? crypto.randomUUID();
  events.set(key, event);
  return event;
}

/** Decides about a version of an enquiry, unless there is a newer one. */
export const decideOn = (submission: string, seen: number, decision: Decision) =>
  call('desk_decide', { event: eventOf(submission, seen, decision), submission, seen, decision });
