import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { enquiry as words } from '../../content/desk-words/enquiry.ts';
import { filters } from '../../content/desk-words/frame.ts';
import { FaultNotice } from '../frame/FaultNotice.tsx';
import { Notice } from '../frame/Notice.tsx';
import { Skeleton } from '../frame/Skeleton.tsx';
import { type Filter, pathOf } from '../list/filters.ts';
import { forgetDrafts } from '../reply/drafts.ts';
import { isFault } from '../request/fault.ts';
import { OpenEnquiry } from './OpenEnquiry.tsx';
import { wholeEnquiry } from './use-enquiry.ts';

/** One enquiry, or why it cannot be shown. */
export function Enquiry({ id, filter }: { id: string; filter: Filter }) {
  const { data, error, refetch } = useQuery(wholeEnquiry(id));
  // Perhaps by another device, while somebody read it here.
  const gone = isFault(error, 'gone');
  useEffect(() => {
    if (gone) forgetDrafts(id);
  }, [gone, id]);
  // Whoever comes here, and whoever was in what is gone, goes on from what is said instead.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (error && (!data || document.activeElement === document.body)) heading.current?.focus();
  }, [error, data]);
  if (data && !gone) return <OpenEnquiry whole={data} filter={filter} />;
  return (
    <article className="enquiry-pane">
      <div className="enquiry-scroll">
        <p className="tools">
          <a className="button plain only-phone" href={`#${pathOf(filter)}`}>
            {words.back(filters[filter])}
          </a>
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
