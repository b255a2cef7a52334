import { list as words } from '../../content/desk-words/list.ts';
import { useDesk } from '../live/desk.tsx';
import { useNow } from '../live/use-now.ts';
import { Row } from './Row.tsx';
import { useLatestAnswered } from './use-latest-answered.ts';

/** What is done already, below what is to do. */
export function AnsweredToday({ open }: { open: string | undefined }) {
  const { zone } = useDesk();
  const today = zone.dayOf(useNow());
  const rows = useLatestAnswered().filter(
    ({ answered_at }) => answered_at && zone.dayOf(Date.parse(answered_at)) === today,
  );
  if (rows.length === 0) return null;
  return (
    <>
      <h2 className="part">{words.answeredToday}</h2>
      <ol className="rows">
        {rows.map((row) => (
          <Row key={row.id} row={row} current={row.id === open} />
        ))}
      </ol>
    </>
  );
}
