import { enquiry as words } from '../../content/desk-words/enquiry.ts';
import { useLongestWaiting } from '../list/use-longest-waiting.ts';
import { useDesk } from '../live/desk.tsx';
import { useNow } from '../live/use-now.ts';
import { standingOf } from '../time/promise.ts';

/** From what is done to whoever has waited longest. */
export function NextWaiting() {
  const { promised } = useDesk();
  const now = useNow();
  const next = useLongestWaiting();
  if (!next) return null;
  return (
    <p className="next">
      <a href={`#/enquiry/${next.id}`}>{words.next(next.name, standingOf(next, promised, now).words)}</a>
    </p>
  );
}
