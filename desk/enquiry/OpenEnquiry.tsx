import { useRef, useState } from 'react';
import { conflict, decisions, reply, enquiry as words } from '../../content/desk-words/enquiry.ts';
import { clock } from '../../content/desk-words/frame.ts';
import { fieldNamed, listedFields } from '../../content/form-fields.ts';
import { isolated } from '../../content/isolated.ts';
import type { Decision, WholeEnquiry } from '../../contract/rows.ts';
import { pageNamed } from '../CameFrom.tsx';
import { useDraft } from '../drafts.ts';
import type { Filter } from '../filters.ts';
import { Notice } from '../frame/Page.tsx';
import { useHeadingFocus, useKeptFocus } from '../frame/use-heading-focus.ts';
import { WriteButton, WriteFault } from '../frame/WriteButton.tsx';
import { useLongestWaiting } from '../list/use-latest-answered.ts';
import { useDesk } from '../live/desk.tsx';
import { ReplyForm } from '../reply/ReplyForm.tsx';
import { telephoneOf } from '../telephone.ts';
import { longSpan, timelinessOf } from '../time/spans.ts';
import { useNow } from '../time/use-now.ts';
import { BookedCall } from './BookedCall.tsx';
import { History, NoteForm } from './History.tsx';
import { Tools } from './Tools.tsx';
import { type Actions, decisionsOn, type Sent, useDecide } from './use-decide.ts';

/** Everything that was sent, what has been done since, and what can be done now. */
export function OpenEnquiry({ whole, filter }: { whole: WholeEnquiry; filter: Filter }) {
  const { enquiry, call, events } = whole;
  const { decide, overtaken, error } = useDecide(whole);
  // Unfinished drafts open their form again.
  const letter = useDraft('reply', enquiry.id);
  const line = useDraft('note', enquiry.id);
  const [replies, setReplies] = useState(!letter.isEmpty);
  const [notes, setNotes] = useState(!line.isEmpty);
  useKeptFocus('visitor', `${replies} ${notes} ${whole.status}`);
  // The top of the pane shows the result and who is next, so the pane scrolls there after a decision.
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

type Props = { whole: WholeEnquiry; overtaken: boolean; error: unknown };

const isDecision = ({ kind }: { kind: string }) => kind !== 'note' && kind !== 'reply';

/** Another device was faster: says what state it has set, and when. */
function ConflictNotice({ whole: { status, events }, overtaken, error }: Props) {
  const now = useNow();
  const decided = events.findLast(isDecision);
  const since = now - Date.parse(decided?.at ?? '');
  const ago = since >= 60_000 ? conflict.ago(longSpan(since)) : conflict.now;
  return (
    <div role="status">
      {overtaken ? (
        <Notice title={conflict.title[status]} text={conflict.text[status](ago)} />
      ) : (
        <WriteFault error={error} />
      )}
    </div>
  );
}

/** The other fields. None is a link, because anybody can have written them. */
function Facts({ enquiry }: { enquiry: Sent }) {
  const { instagram_handle, came_from, seconds_to_fill, time_zone, website } = enquiry;
  const facts: [label: string, value: string | null | undefined][] = [
    ...listedFields.map((name): [string, string | null] => [fieldNamed(name).label, enquiry[name]]),
    [words.instagram, instagram_handle],
    [words.from, came_from ? pageNamed(came_from).title : words.unknownPage],
    [words.filledIn, seconds_to_fill === null ? null : wordSeconds(seconds_to_fill)],
    [words.zone, time_zone],
    [words.hidden, website],
  ];
  return (
    <dl className="facts">
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
    </dl>
  );
}

const wordSeconds = (seconds: number) =>
  words.filledInSpan(Math.floor(seconds / 60), Math.round(seconds) % 60);

/** The visitor's name and addresses, and how much of the promised time is left. */
function Head({ whole: { enquiry, status, answered_at } }: { whole: WholeEnquiry }) {
  const desk = useDesk();
  const { zone, promised } = desk;
  const now = useNow();
  const heading = useHeadingFocus(enquiry.id);
  const { tone, words, left } = timelinessOf({ ...enquiry, status, answered_at }, desk, now);
  const phone = telephoneOf(enquiry.phone_number);
  const came = zone.stamp(enquiry.received_at, now);
  return (
    <header className="visitor" data-tone={tone}>
      <div className="who">
        <div className="person">
          <h2 id="visitor" ref={heading} tabIndex={-1} dir="auto">
            {isolated(enquiry.name)}
          </h2>
          <p className="reach">
            <a href={`mailto:${encodeURIComponent(enquiry.email)}`}>{enquiry.email}</a>
            {enquiry.phone_number &&
              (phone ? (
                <a href={phone}>{enquiry.phone_number}</a>
              ) : (
                <span dir="auto">{enquiry.phone_number}</span>
              ))}
          </p>
        </div>
        <p className="standing">
          <b>{words}</b>
          <small>{status === 'open' ? clock.of(longSpan(promised), came) : clock.came(came)}</small>
        </p>
      </div>
      <div className="track">
        {left > 0 && <span className="light" style={{ width: `${left * 100}%` }} />}
      </div>
    </header>
  );
}

/** A link to whoever has waited longest. */
function NextWaiting() {
  const desk = useDesk();
  const now = useNow();
  const next = useLongestWaiting();
  if (!next) return null;
  return (
    <p className="next">
      <a href={`#/enquiry/${next.id}`}>{words.next(next.name, timelinessOf(next, desk, now).words)}</a>
    </p>
  );
}

/** The main actions at the bottom of a phone, with the telephone. */
function ThumbBar({ whole, actions }: { whole: WholeEnquiry; actions: Actions }) {
  const { main } = decisionsOn[whole.status];
  const phone = telephoneOf(whole.enquiry.phone_number);
  return (
    <div className="thumb-bar">
      <button type="button" className="button solid" onClick={actions.reply}>
        {reply.open}
      </button>
      {phone && (
        <a className="button" href={phone}>
          {words.callPhone}
        </a>
      )}
      <WriteButton className="button" onClick={() => actions.decide(main)}>
        {main === 'answered' ? decisions.answeredShort : decisions[main]}
      </WriteButton>
    </div>
  );
}
