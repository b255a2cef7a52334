import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useRoute } from 'wouter';
import { enquiry as words } from '../../content/desk-words/enquiry.ts';
import { countedTitle, filters } from '../../content/desk-words/frame.ts';
import { OpenEnquiry } from '../enquiry/OpenEnquiry.tsx';
import { BackLink } from '../enquiry/Tools.tsx';
import { type Filter, focusRow } from '../filters.ts';
import { FaultNotice, Notice, Skeleton } from '../frame/Page.tsx';
import { useTitle } from '../frame/use-title.ts';
import { ListPane } from '../list/ListPane.tsx';
import { usePulse } from '../live/use-pulse.ts';
import { isFault } from '../request/ask.ts';
import { forgetErased, wholeEnquiry } from '../request/client.ts';

/** The list, and beside it the open enquiry. A phone shows one of the two. */
export function Enquiries({ filter }: { filter: Filter }) {
  const [, open] = useRoute('/enquiry/:id');
  const [typed, setTyped] = useState('');
  const last = useRef(open?.id);
  useEffect(() => {
    if (last.current && !open?.id) focusRow(last.current);
    last.current = open?.id;
  }, [open?.id]);

  return (
    <div className="relative min-h-0 flex-1 pair:grid pair:grid-cols-[27rem_minmax(0,1fr)] pair:grid-rows-1">
      <ListPane key={filter} filter={filter} open={open?.id} typed={typed} onType={setTyped} />
      {open ? <Enquiry key={open.id} id={open.id} filter={filter} /> : <NoEnquiry filter={filter} />}
    </div>
  );
}

function NoEnquiry({ filter }: { filter: Filter }) {
  const toAnswer = usePulse().data?.to_answer ?? 0;
  useTitle(countedTitle(filter === 'open' ? toAnswer : 0, filters[filter]));
  return (
    <div className="hidden place-items-center bg-ground text-ink-2 pair:grid">
      <p>{words.pick}</p>
    </div>
  );
}

/** One enquiry, or why it cannot be shown. */
function Enquiry({ id, filter }: { id: string; filter: Filter }) {
  const { data, error, refetch } = useQuery(wholeEnquiry(id));
  // Another device may have erased it while somebody read it here.
  const gone = isFault(error, 'gone');
  const toAnswer = usePulse().data?.to_answer ?? 0;
  // Without the name: a browser keeps titles in its history, which some copy to other devices.
  useTitle(countedTitle(toAnswer, words.title));
  useEffect(() => {
    if (gone) forgetErased(id);
  }, [gone, id]);
  // Takes the focus from whatever is gone.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (error && (!data || document.activeElement === document.body)) heading.current?.focus();
  }, [error, data]);
  if (data && !gone) return <OpenEnquiry whole={data} filter={filter} />;
  return (
    <article className="message">
      <div className="column">
        <p className="flex">
          <BackLink filter={filter} />
        </p>
        {!error && <Skeleton />}
        {error &&
          (data ? (
            <div role="alert">
              <Notice ref={heading} title={words.erased} text={words.erasedText} />
            </div>
          ) : gone || isFault(error, 'refused') ? (
            <Notice ref={heading} title={words.gone} text={words.goneText} />
          ) : (
            <FaultNotice ref={heading} error={error} again={refetch} />
          ))}
      </div>
    </article>
  );
}
