import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, startTransition, useEffect, useRef, useState } from 'react';
import { emptyList, list as words } from '../../content/desk-words/enquiry.ts';
import { filters, navigation } from '../../content/desk-words/frame.ts';
import { longestSearch } from '../../contract/desk.ts';
import type { ListedEnquiry } from '../../contract/rows.ts';
import { type Filter, listFilters, pathOf } from '../filters.ts';
import { Button, buttonClass } from '../frame/Button.tsx';
import { FaultNotice, NavigationLink, Notice, Skeleton } from '../frame/Page.tsx';
import { useHeadingFocus, useKeptFocus } from '../frame/use-heading-focus.ts';
import { Key } from '../keys/KeysHelp.tsx';
import { useKeysOn } from '../keys/use-keys.ts';
import { useDesk, useDeskNow } from '../live/desk.tsx';
import { usePulse } from '../live/use-pulse.ts';
import { enquiriesIn, rowsOf } from '../request/enquiries.ts';
import { spanTaken } from '../time/spans.ts';
import { Row } from './Row.tsx';
import { useLatestAnswered } from './use-latest-answered.ts';

const ChosenBar = lazy(() => import('./ChosenBar.tsx'));

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
  const shown = rowsOf(data?.pages, filter, promised);
  const drawn = useFirstRows(shown);
  /** The ids of those that are chosen, while several are. */
  const [chosen, setChosen] = useState<ReadonlySet<string>>();
  useKeptFocus('list', `${chosen?.size}`);
  const choose = (rows: ListedEnquiry[]) => setChosen(new Set(rows.map(({ id }) => id)));
  const turn = ({ id }: ListedEnquiry) => setChosen((had) => had?.symmetricDifference(new Set([id])));

  return (
    <section className="list-pane" aria-label={words.label(filter)}>
      <ListHead filter={filter} typed={typed} onType={onType}>
        {shown.length > 0 && (
          <Button
            look="small-plain"
            className="-mr-7.5 ml-auto"
            aria-pressed={!!chosen}
            onClick={() => setChosen(chosen ? undefined : new Set())}
          >
            {chosen ? words.chooseNone : words.choose}
          </Button>
        )}
      </ListHead>
      {error && <FaultNotice error={error} again={refetch} />}
      {!data && !error && <Skeleton />}
      {data && shown.length === 0 && <EmptyList filter={filter} typed={asked} />}
      <ol className="aria-busy:opacity-60" aria-busy={found.isPlaceholderData}>
        {drawn.map((row) => (
          <Row
            key={row.id}
            row={row}
            current={row.id === open}
            choice={chosen && { isChosen: chosen.has(row.id), turn: () => turn(row) }}
          />
        ))}
      </ol>
      {hasNextPage && (
        <p className="border-t border-line px-edge py-10 text-center">
          <Button look="small" busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {words.more}
          </Button>
        </p>
      )}
      {asked !== '' && filter !== 'all' && shown.length > 0 && !hasNextPage && (
        <p className="border-t border-line px-edge py-7.5">
          <a className="underline underline-offset-4" href={`#${pathOf('all')}`}>
            {emptyList.searchAll}
          </a>
        </p>
      )}
      {filter === 'open' && asked === '' && data && !hasNextPage && (
        <>
          <PutOffLink />
          <AnsweredToday open={open} />
        </>
      )}
      {chosen && shown.length > 0 && (
        <Suspense>
          <ChosenBar
            chosen={shown.filter(({ id }) => chosen.has(id))}
            onChooseAll={() => choose(shown)}
            onDone={(left) => (left.length > 0 ? choose(left) : setChosen(undefined))}
          />
        </Suspense>
      )}
    </section>
  );
}

/** A link to those that come back by themselves, below those to answer. */
function PutOffLink() {
  const later = usePulse().data?.later ?? 0;
  if (later === 0) return null;
  return (
    <p className="border-t border-line px-edge py-7.5">
      <a className="underline underline-offset-4" href={`#${pathOf('later')}`}>
        {words.later(later)}
      </a>
    </p>
  );
}

/** The enquiries answered today, below those to answer. */
function AnsweredToday({ open }: { open: string | undefined }) {
  const { zone, now } = useDeskNow();
  const today = zone.dayOf(now);
  const rows = useLatestAnswered().filter(
    ({ answered_at }) => answered_at && zone.dayOf(Date.parse(answered_at)) === today,
  );
  if (rows.length === 0) return null;
  return (
    <>
      <h2 className="border-t border-line px-edge pt-9 pb-5 font-text text-tiny font-normal tracking-normal text-ink-2">
        {words.answeredToday}
      </h2>
      <ol className="*:first:*:border-t-0">
        {rows.map((row) => (
          <Row key={row.id} row={row} current={row.id === open} />
        ))}
      </ol>
    </>
  );
}

function EmptyList({ filter, typed }: { filter: Filter; typed: string }) {
  const { data: pulse } = usePulse();
  if (typed)
    return (
      <Notice title={emptyList.notFound} text={emptyList.notFoundText(typed)}>
        {filter !== 'all' && (
          <a className={buttonClass.line} href={`#${pathOf('all')}`}>
            {emptyList.searchAll}
          </a>
        )}
      </Notice>
    );
  if (pulse?.newest === null)
    return (
      <Notice title={emptyList.all} text={emptyList.neverAny}>
        <a className={buttonClass.line} href="#/first-steps">
          {navigation.firstSteps}
        </a>
      </Notice>
    );
  return filter === 'open' ? <AllAnswered /> : <Notice title={emptyList[filter]} />;
}

function AllAnswered() {
  const { zone, now } = useDeskNow();
  const later = usePulse().data?.later ?? 0;
  const [last] = useLatestAnswered();
  if (later > 0) return <Notice title={emptyList.onlyLater} />;
  const text =
    last?.answered_at &&
    emptyList.lastOne(
      zone.when(last.received_at, now),
      spanTaken(Date.parse(last.answered_at) - Date.parse(last.received_at)),
    );
  return <Notice title={emptyList.open} text={text || undefined} />;
}

type ListHeadProps = { filter: Filter; typed: string; onType: (typed: string) => void; children: ReactNode };

function ListHead({ filter, typed, onType, children }: ListHeadProps) {
  const { data: pulse } = usePulse();
  const late = pulse?.late ?? 0;
  const keysOn = useKeysOn();
  const heading = useHeadingFocus(filter);
  const field = useRef<HTMLInputElement>(null);
  // Somebody may have typed before the script had loaded.
  useEffect(() => onType(field.current?.value ?? ''), [onType]);
  return (
    <header className="px-edge pt-11 wide:pt-13.5 wide:pb-9">
      <div className="flex flex-wrap items-baseline gap-x-10">
        <h1 id="list" ref={heading} tabIndex={-1} className="text-page leading-title wide:text-h3">
          {filters[filter]}
        </h1>
        {pulse && filter === 'open' && (
          <p className="quiet whitespace-nowrap">
            {late > 0 ? words.count(pulse.to_answer) : pulse.to_answer}
            {late > 0 && (
              <a
                href={`#${pathOf('late')}`}
                className="inline-block py-3.5 text-danger underline underline-offset-4"
              >
                {words.late(late)}
              </a>
            )}
          </p>
        )}
        {children}
      </div>
      <label className="relative mt-4 block">
        <span className="sr-only">{words.search}</span>
        <input
          ref={field}
          type="search"
          className="peer w-full"
          value={typed}
          placeholder={words.search}
          maxLength={longestSearch}
          aria-keyshortcuts={keysOn ? '/' : undefined}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') event.currentTarget.blur();
          }}
        />
        <span className="pointer-events-none absolute top-5 right-0 peer-not-placeholder-shown:hidden peer-focus:hidden">
          <Key name="/" />
        </span>
      </label>
      <nav
        className="mt-4 flex gap-12.5 overflow-x-auto scrollbar-none wide:hidden"
        aria-label={navigation.filters}
      >
        {listFilters.map((name) => (
          <NavigationLink
            key={name}
            to={pathOf(name)}
            current={filter === name}
            className={'choice inline-flex gap-3 whitespace-nowrap focus-visible:-outline-offset-2'}
          >
            {filters[name]}
            {name === 'open' && pulse && <span>{pulse.to_answer}</span>}
          </NavigationLink>
        ))}
      </nav>
    </header>
  );
}

/** As many as fit on a screen. */
const firstRows = 12;

/** Draws the first rows at once and the rest when there is time, so that a slow phone can be used sooner. */
function useFirstRows<Row>(rows: Row[]): Row[] {
  const [hasBegun, setHasBegun] = useState(false);
  useEffect(() => startTransition(() => setHasBegun(true)), []);
  return hasBegun ? rows : rows.slice(0, firstRows);
}

/** The typed text, once typing has paused. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), 250);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
