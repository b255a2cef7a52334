import { useEffect, useRef, useState } from 'react';
import { useRoute } from 'wouter';
import { enquiry as words } from '../../content/desk-words/enquiry.ts';
import { Enquiry } from '../enquiry/Enquiry.tsx';
import type { Filter } from './filters.ts';
import { ListPane } from './ListPane.tsx';
import { focusRow } from './move-row.ts';

/** The list, and beside it the enquiry that is open. A phone shows one of the two. */
export function Enquiries({ filter }: { filter: Filter }) {
  const [, open] = useRoute('/enquiry/:id');
  const [typed, setTyped] = useState('');
  const last = useRef(open?.id);
  useEffect(() => {
    if (last.current && !open?.id) focusRow(last.current);
    last.current = open?.id;
  }, [open?.id]);

  return (
    <div className="enquiries">
      <ListPane key={filter} filter={filter} open={open?.id} typed={typed} onType={setTyped} />
      {open ? (
        <Enquiry key={open.id} id={open.id} filter={filter} />
      ) : (
        <div className="enquiry-pane empty">
          <p>{words.pick}</p>
        </div>
      )}
    </div>
  );
}
