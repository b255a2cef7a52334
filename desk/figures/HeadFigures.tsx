import { figures as words } from '../../content/desk-words/figures.ts';
import type { Figures } from '../../contract/desk.ts';
import { useDesk } from '../live/desk.tsx';
import { longSpan, spanTaken } from '../time/spans.ts';

/** Not a hundred while one is missing. */
const shareOf = (inTime: number, due: number) =>
  Math.min(Math.round((inTime / due) * 100), inTime < due ? 99 : 100);

/** The three figures that matter. */
export function HeadFigures({ figures, weeks }: { figures: Figures; weeks: number }) {
  const { promised } = useDesk();
  const { due, in_time, median_seconds, enquiries } = figures;
  const promise = longSpan(promised);
  const perWeek = Math.round(enquiries / weeks);
  const share = due > 0 ? shareOf(in_time, due) : undefined;
  return (
    <dl className="head-figures">
      <div>
        <dt>{due > 0 ? words.inTime(promise, in_time, due) : words.nothingDue(promise)}</dt>
        <dd>{share === undefined ? words.none : words.percent(share)}</dd>
        {share !== undefined && (
          <div className="track" aria-hidden="true">
            <span className="light" style={{ width: `${share}%` }} />
          </div>
        )}
      </div>
      <div>
        <dt>{words.median}</dt>
        <dd>{median_seconds === null ? words.none : spanTaken(median_seconds * 1000)}</dd>
      </div>
      <div>
        <dt>{words.perWeek(perWeek)}</dt>
        <dd>{perWeek}</dd>
      </div>
    </dl>
  );
}
