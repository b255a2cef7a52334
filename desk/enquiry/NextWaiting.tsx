import { useInfiniteQuery } from '@tanstack/react-query';
import { enquiry as words } from '../../content/desk-words/enquiry.ts';
import { openList, rowsOf } from '../list/use-list.ts';
import { useDesk } from '../live/desk.tsx';
import { useNow } from '../live/use-now.ts';
import { standingOf } from '../time/promise.ts';

/** From what is done to whoever has waited longest. */
export function NextWaiting() {
  const { promised } = useDesk();
  const now = useNow();
  const { data } = useInfiniteQuery(openList);
  const next = rowsOf(data?.pages).at(-1);
  if (!next) return null;
  return (
    <p className="next">
      <a href={`#/enquiry/${next.id}`}>{words.next(next.name, standingOf(next, promised, now).words)}</a>
    </p>
  );
}
