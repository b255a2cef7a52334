import { useRef, useState } from 'react';
import type { Decision, WholeEnquiry } from '../../contract/desk.ts';
import { useKeptFocus } from '../frame/use-kept-focus.ts';
import type { Filter } from '../list/filters.ts';
import { ReplyForm } from '../reply/ReplyForm.tsx';
import { useDraft } from '../reply/use-draft.ts';
import { BookedCall } from './BookedCall.tsx';
import { ConflictNotice } from './ConflictNotice.tsx';
import { Facts } from './Facts.tsx';
import { Head } from './Head.tsx';
import { History } from './History.tsx';
import { NextWaiting } from './NextWaiting.tsx';
import { NoteForm } from './NoteForm.tsx';
import { ThumbBar } from './ThumbBar.tsx';
import { Tools } from './Tools.tsx';
import { useDecide } from './use-decide.ts';

/** Everything that was sent, what has been done since, and what can be done now. */
export function OpenEnquiry({ whole, filter }: { whole: WholeEnquiry; filter: Filter }) {
  const { enquiry, call, events } = whole;
  const { decide, overtaken, error } = useDecide(whole);
  // What was begun is open again.
  const letter = useDraft('reply', enquiry.id);
  const line = useDraft('note', enquiry.id);
  const [replies, setReplies] = useState(!letter.isEmpty);
  const [notes, setNotes] = useState(!line.isEmpty);
  useKeptFocus('visitor', `${replies} ${notes} ${whole.status}`);
  // What has come of it stands at its top, and who is next.
  const pane = useRef<HTMLElement>(null);
  const goUp = () => pane.current?.scrollTo({ top: 0 });
  const decideAbove = (decision: Decision) => {
    decide(decision);
    goUp();
  };
  const actions = { decide: decideAbove, reply: () => setReplies(true), note: () => setNotes(true) };

  return (
    <article ref={pane} className="enquiry-pane" aria-labelledby="visitor">
      <div className="enquiry-scroll">
        <Tools whole={whole} filter={filter} actions={actions} />
        <ConflictNotice whole={whole} overtaken={overtaken} error={error} />
        <Head whole={whole} />
        {whole.status !== 'open' && <NextWaiting />}
        {call && <BookedCall enquiry={enquiry} call={call} />}
        <div className="words" dir="auto">
          {enquiry.business_details}
        </div>
        <Facts enquiry={enquiry} />
        <History
          events={events}
          onNotSent={(event) => {
            letter.takeBack(event);
            setReplies(true);
          }}
        />
        {notes && <NoteForm submission={enquiry.id} draft={line} onClose={() => setNotes(false)} />}
      </div>
      {replies ? (
        <ReplyForm
          whole={whole}
          draft={letter}
          onClose={() => setReplies(false)}
          onSent={goUp}
          onAnswered={() => decideAbove('answered')}
        />
      ) : (
        <ThumbBar whole={whole} actions={actions} />
      )}
    </article>
  );
}
