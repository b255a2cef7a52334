import { emptyList } from '../../content/desk-words/list.ts';
import { Notice } from '../frame/Notice.tsx';
import { useDesk } from '../live/desk.tsx';
import { useNow } from '../live/use-now.ts';
import { usePulse } from '../live/use-pulse.ts';
import { longSpan } from '../time/spans.ts';
import { type Filter, pathOf } from './filters.ts';
import { useLatestAnswered } from './use-latest-answered.ts';

export function EmptyList({ filter, typed }: { filter: Filter; typed: string }) {
  const { data: pulse } = usePulse();
  if (typed)
    return (
      <Notice title={emptyList.notFound} text={emptyList.notFoundText(typed)}>
        {filter !== 'all' && (
          <a className="button" href={`#${pathOf('all')}`}>
            {emptyList.searchAll}
          </a>
        )}
      </Notice>
    );
  if (pulse?.newest === null) return <Notice title={emptyList.all} text={emptyList.neverAny} />;
  return filter === 'open' ? <AllAnswered /> : <Notice title={emptyList[filter]} />;
}

function AllAnswered() {
  const { zone } = useDesk();
  const now = useNow();
  const [last] = useLatestAnswered();
  const text =
    last?.answered_at &&
    emptyList.lastOne(
      zone.when(last.received_at, now),
      longSpan(Date.parse(last.answered_at) - Date.parse(last.received_at)),
    );
  return <Notice title={emptyList.open} text={text || undefined} />;
}
