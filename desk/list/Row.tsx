import { useSyncExternalStore } from 'react';
import { list } from '../../content/desk-words/list.ts';
import type { ListedEnquiry } from '../../contract/desk.ts';
import { useDesk } from '../live/desk.tsx';
import { useNow } from '../live/use-now.ts';
import { followDrafts, isDraftBegun } from '../reply/drafts.ts';
import { standingOf } from '../time/promise.ts';
import { CameFrom } from './CameFrom.tsx';

/** An enquiry in the list. At its foot a line of light burns down for as long as an answer is promised. */
export function Row({ row, current }: { row: ListedEnquiry; current: boolean }) {
  const { zone, promised } = useDesk();
  const now = useNow();
  const isBegun = useSyncExternalStore(
    followDrafts,
    () => isDraftBegun(row.id),
    () => false,
  );
  const { tone, words, left } = standingOf(row, promised, now);
  return (
    <li>
      <a
        href={`#/enquiry/${row.id}`}
        className="row"
        data-row={row.id}
        data-tone={tone}
        aria-current={current ? 'page' : undefined}
      >
        <span className="row-head">
          <b dir="auto">{row.name}</b>
          <span className="clock">{words}</span>
        </span>
        <span className="excerpt" dir="auto">
          {row.excerpt}
        </span>
        {(row.came_from || row.call_at || isBegun) && (
          <span className="row-facts">
            {row.came_from && <CameFrom path={row.came_from} />}
            {row.call_at && <em>{list.call(zone.moment(row.call_at, now))}</em>}
            {isBegun && <em>{list.draft}</em>}
          </span>
        )}
        {left > 0 && <svg className="light" width={`${left * 100}%`} aria-hidden="true" />}
      </a>
    </li>
  );
}
