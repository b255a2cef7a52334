import { useSyncExternalStore } from 'react';
import { list } from '../../content/desk-words/enquiry.ts';
import { isolated } from '../../content/isolated.ts';
import type { ListedEnquiry } from '../../contract/rows.ts';
import { CameFrom } from '../CameFrom.tsx';
import { followDrafts, isDraftBegun } from '../drafts.ts';
import { useDeskNow } from '../live/desk.tsx';
import { isPutOff, timelinessOf } from '../time/spans.ts';
import type { Zone } from '../time/zone.ts';

const clockClass = {
  running: 'font-medium text-ink',
  late: 'font-medium text-danger',
  done: 'text-ink-2',
};

/** The call that is booked, or what became of it. */
function callWords({ call_at, call_change }: ListedEnquiry, zone: Zone, now: number): string | undefined {
  const when = call_at ? zone.moment(call_at, now) : '';
  // After a canceled one another may have been booked.
  if (call_change && !(call_at && call_change.endsWith('cancelled')))
    return list.callChange[call_change](when);
  if (!call_at) return undefined;
  return Date.parse(call_at) > now ? list.call(when) : list.callWas(when);
}

type Props = {
  row: ListedEnquiry;
  current: boolean;
  choice?: { isChosen: boolean; turn: () => void } | undefined;
};

/** A row of the list. The line of light at its foot burns down within the promised time. */
export function Row({ row, current, choice }: Props) {
  const desk = useDeskNow();
  const { zone, now } = desk;
  const isBegun = useSyncExternalStore(
    followDrafts,
    () => isDraftBegun(row.id),
    () => false,
  );
  const { tone, words, left } = timelinessOf(row, desk);
  const call = callWords(row, zone, now);
  const isBack = row.later_until !== null && !isPutOff(row, now);
  const content = (
    <>
      {/* At twice the text size a long name wraps instead of losing its end. */}
      <span className="flex flex-wrap items-baseline gap-x-10">
        <b
          className={`flex-[1_1_6rem] truncate text-left ${tone === 'done' ? 'font-medium text-ink-2' : ''}`}
          dir="auto"
        >
          {isolated(row.name)}
        </b>
        <span className={`shrink-0 text-small ${clockClass[tone]}`}>{words}</span>
      </span>
      <span className="mt-1 block truncate text-row leading-[1.45] text-ink-2" dir="auto">
        {row.excerpt}
      </span>
      {(row.came_from || call || isBack || isBegun) && (
        <span className="mt-3 flex flex-wrap gap-x-10 text-tiny leading-[1.4] text-ink-2">
          {row.came_from && <CameFrom path={row.came_from} />}
          {[call, isBack && list.back, isBegun && list.draft].map(
            (note) =>
              note && (
                <em key={note} className="text-ink not-italic">
                  {note}
                </em>
              ),
          )}
        </span>
      )}
      {left > 0 && (
        <svg
          className="light absolute -bottom-px left-0 z-1 [--whole:100vw] pair:[--whole:27rem]"
          width={`${left * 100}%`}
          aria-hidden="true"
        />
      )}
    </>
  );
  return (
    <li>
      {choice ? (
        <label className="row flex items-center gap-10 has-checked:bg-raised-2">
          <input
            type="checkbox"
            className="size-12.5 shrink-0"
            data-row={row.id}
            checked={choice.isChosen}
            onChange={choice.turn}
            aria-label={list.chooseOne(row.name)}
          />
          <span className="min-w-0 flex-1">{content}</span>
        </label>
      ) : (
        <a
          href={`#/enquiry/${row.id}`}
          className="row"
          data-row={row.id}
          aria-current={current ? 'page' : undefined}
        >
          {content}
        </a>
      )}
    </li>
  );
}
