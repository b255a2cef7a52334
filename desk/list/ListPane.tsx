import { useInfiniteQuery } from '@tanstack/react-query';
import { list as words } from '../../content/desk-words/list.ts';
import { FaultNotice } from '../frame/FaultNotice.tsx';
import { Skeleton } from '../frame/Skeleton.tsx';
import { useDesk } from '../live/desk.tsx';
import { AnsweredToday } from './AnsweredToday.tsx';
import { EmptyList } from './EmptyList.tsx';
import type { Filter } from './filters.ts';
import { ListHead } from './ListHead.tsx';
import { Row } from './Row.tsx';
import { useFirstRows } from './use-first-rows.ts';
import { useHeldBack } from './use-held-back.ts';
import { enquiriesIn, rowsOf } from './use-list.ts';
import { useSettled } from './use-settled.ts';

type Props = {
  filter: Filter;
  open: string | undefined;
  typed: string;
  onType: (typed: string) => void;
};

export function ListPane({ filter, open, typed, onType }: Props) {
  const { promised } = useDesk();
  const asked = useSettled(typed.trim());
  const found = useInfiniteQuery(enquiriesIn(filter, asked, promised));
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = found;
  const { shown, heldBack, top, showAll } = useHeldBack(rowsOf(data?.pages), asked);
  const drawn = useFirstRows(shown);

  return (
    <section className="list-pane" aria-label={words.label(filter)}>
      <div ref={top} />
      <ListHead filter={filter} typed={typed} onType={onType} />
      <div className="fresh" role="status">
        {heldBack > 0 && (
          <button type="button" className="button small" onClick={showAll}>
            {words.fresh(heldBack)}
          </button>
        )}
      </div>
      {error && <FaultNotice error={error} again={refetch} />}
      {!data && !error && <Skeleton />}
      {data && shown.length === 0 && <EmptyList filter={filter} typed={asked} />}
      <ol className="rows" aria-busy={found.isPlaceholderData}>
        {drawn.map((row) => (
          <Row key={row.id} row={row} current={row.id === open} />
        ))}
      </ol>
      {hasNextPage && (
        <p className="further">
          <button
            type="button"
            className="button small"
            aria-disabled={isFetchingNextPage || undefined}
            onClick={() => fetchNextPage()}
          >
            {words.more}
          </button>
        </p>
      )}
      {filter === 'open' && asked === '' && data && !hasNextPage && <AnsweredToday open={open} />}
    </section>
  );
}
