import { useRef, useState } from 'react';
import { conflict, decisions, earlier, reply, enquiry as words } from '../../content/desk-words/enquiry.ts';
import { clock } from '../../content/desk-words/frame.ts';
import { fieldNamed, listedFields } from '../../content/form-fields.ts';
import { isolated } from '../../content/isolated.ts';
import type { Decision, EarlierEnquiry, WholeEnquiry } from '../../contract/rows.ts';
import { dueAt } from '../../contract/running-time.ts';
import { partsOf } from '../../contract/sheet.ts';
import { pageNamed } from '../CameFrom.tsx';
import { useDraft } from '../drafts.ts';
import type { Filter } from '../filters.ts';
import { Button, buttonClass } from '../frame/Button.tsx';
import { Notice } from '../frame/Page.tsx';
import { useHeadingFocus, useKeptFocus } from '../frame/use-heading-focus.ts';
import { WriteButton, WriteFault } from '../frame/WriteButton.tsx';
import { useLongestWaiting } from '../list/use-latest-answered.ts';
import { useDeskNow } from '../live/desk.tsx';
import { ReplyForm } from '../reply/ReplyForm.tsx';
import { telephoneOf } from '../telephone.ts';
import { isPutOff, longSpan, timelinessOf } from '../time/spans.ts';
import { useNow } from '../time/use-now.ts';
import { BookedCall, History, NoteForm, wordCall } from './History.tsx';
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
    <article ref={pane} className="message" aria-labelledby="visitor">
      <div className="column">
        <Tools whole={whole} filter={filter} actions={actions} />
        <ConflictNotice whole={whole} overtaken={overtaken} error={error} />
        <Head whole={whole} />
        {whole.status !== 'open' && <NextWaiting />}
        {call && <BookedCall enquiry={enquiry} call={call} events={events} />}
        <Earlier messages={whole.mailbox.earlier} />
        <div
          className="mt-15 max-w-[62ch] text-body leading-[1.65] wrap-anywhere whitespace-pre-wrap"
          data-words
          dir="auto"
        >
          <Details text={enquiry.business_details} />
        </div>
        <Facts enquiry={enquiry} />
        <History
          events={events}
          call={call}
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

const isDecision = ({ kind }: { kind: string }) => kind === 'later' || Object.hasOwn(decisions.done, kind);

/** Another device was faster: says what state it has set, and when. */
function ConflictNotice({ whole: { status, events }, overtaken, error }: Props) {
  const now = useNow();
  const decided = events.findLast(isDecision);
  const since = now - Date.parse(decided?.at ?? '');
  const which = decided?.kind === 'later' ? 'later' : status;
  const ago = since >= 60_000 ? conflict.ago(longSpan(since)) : conflict.now;
  const by = decided?.person ? conflict.by(decided.person) : conflict.elsewhere;
  return (
    <div role="status">
      {overtaken ? (
        <Notice title={conflict.title[which]} text={conflict.text[which](by, ago)} />
      ) : (
        <WriteFault error={error} />
      )}
    </div>
  );
}

/** What was typed. A sheet from home stands in it as one, with its numbers. */
function Details({ text }: { text: string }) {
  const { heading, before, sheet, after } = partsOf(text);
  return (
    <>
      {before}
      {sheet[0] && <p className="mt-8">{heading}</p>}
      <ol className="list-decimal pl-12">
        {sheet.map(({ number, text }) => (
          <li key={number} value={number}>
            {text}
          </li>
        ))}
      </ol>
      {after}
    </>
  );
}

/** What the same person wrote, got and booked besides, folded: the message stands first. */
function Earlier({ messages }: { messages: EarlierEnquiry[] }) {
  const { zone, now } = useDeskNow();
  const [last] = messages;
  if (!last) return null;
  return (
    <details className="border-b border-line py-7.5">
      <summary className="cursor-pointer">
        {earlier.summary(messages.length, zone.when(last.received_at, now))}
      </summary>
      <ol>
        {messages.map(({ id, name, excerpt, received_at, status, call, reply }) => (
          <li key={id} className="mt-7.5">
            <a className="underline decoration-line-strong underline-offset-4" href={`#/enquiry/${id}`}>
              {isolated(name)}, {zone.stamp(received_at, now)}
            </a>{' '}
            <span className="quiet">{earlier.status[status]}</span>
            <p className="truncate text-row" dir="auto">
              {excerpt}
            </p>
            {reply && (
              <p className="truncate text-row text-ink-2" dir="auto">
                {earlier.reply} {reply}
              </p>
            )}
            {call && <p className="quiet">{wordCall(call, zone.moment(call.starts_at, now), now)}</p>}
          </li>
        ))}
      </ol>
    </details>
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
    <dl className="mt-16 grid grid-cols-[auto_minmax(0,1fr)] gap-x-15 gap-y-3.5 wide:flex wide:flex-wrap wide:gap-x-25 wide:gap-y-8">
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label} className="contents wide:block">
            <dt className="quiet leading-[1.65]">{label}</dt>
            <dd className="text-row wrap-anywhere" dir="auto">
              {value}
            </dd>
          </div>
        ))}
    </dl>
  );
}

const wordSeconds = (seconds: number) =>
  words.filledInSpan(Math.floor(seconds / 60), Math.round(seconds) % 60);

const reachClass = 'inline-block py-3 underline decoration-line-strong underline-offset-4';
const toneClass = { running: '', late: 'text-danger', done: 'text-ink-2' };

/** The visitor's name and addresses, and how much of the promised time is left. */
function Head({ whole: { enquiry, ...state } }: { whole: WholeEnquiry }) {
  const desk = useDeskNow();
  const { zone, promised, now } = desk;
  const heading = useHeadingFocus(enquiry.id);
  const { tone, words, left } = timelinessOf({ ...enquiry, ...state }, desk);
  const phone = telephoneOf(enquiry.phone_number);
  const came = zone.stamp(enquiry.received_at, now);
  // Where the time pauses, it stands in large letters already.
  const due = promised.hours
    ? undefined
    : zone.stamp(new Date(dueAt(Date.parse(enquiry.received_at), promised)).toISOString(), now);
  return (
    <header className="mt-12 wide:mt-19">
      <div className="items-end justify-between gap-20 wide:flex">
        <div className="min-w-0 wrap-anywhere">
          <h2
            id="visitor"
            ref={heading}
            tabIndex={-1}
            className="text-left text-name leading-[1.05] tracking-tightest"
            dir="auto"
          >
            {isolated(enquiry.name)}
          </h2>
          <p className="mt-3.5 flex flex-wrap gap-x-10">
            <a className={reachClass} href={`mailto:${encodeURIComponent(enquiry.email)}`}>
              {enquiry.email}
            </a>
            {enquiry.phone_number &&
              (phone ? (
                <a className={reachClass} href={phone}>
                  {enquiry.phone_number}
                </a>
              ) : (
                <span dir="auto">{enquiry.phone_number}</span>
              ))}
          </p>
        </div>
        <p className="mt-8 flex flex-wrap items-baseline justify-between gap-x-10 wide:mt-0 wide:block wide:shrink-0 wide:text-right">
          <b
            className={`font-display text-name leading-[1.05] tracking-tightest normal-nums wide:block ${toneClass[tone]}`}
          >
            {words}
          </b>
          <small className="wide:mt-6 wide:block">
            {state.status !== 'open'
              ? clock.came(came)
              : due && isPutOff(state, now)
                ? clock.promised(due, came)
                : clock.of(longSpan(promised.ms), due, came)}
          </small>
        </p>
      </div>
      <div className="mt-9 h-[2px] bg-line wide:mt-11">
        {left > 0 && <span className="light" style={{ width: `${left * 100}%` }} />}
      </div>
    </header>
  );
}

/** A link to whoever has waited longest. */
function NextWaiting() {
  const desk = useDeskNow();
  const next = useLongestWaiting();
  if (!next) return null;
  return (
    <p className="border-b border-line py-7.5">
      <a className="underline decoration-line-strong underline-offset-4" href={`#/enquiry/${next.id}`}>
        {words.next(next.name, timelinessOf(next, desk).words)}
      </a>
    </p>
  );
}

/** The main actions at the bottom of a phone, with the telephone. */
function ThumbBar({ whole, actions }: { whole: WholeEnquiry; actions: Actions }) {
  const { main } = decisionsOn[whole.status];
  const phone = telephoneOf(whole.enquiry.phone_number);
  return (
    <div className="thumb-bar">
      <Button look="solid" onClick={actions.reply}>
        {reply.open}
      </Button>
      {phone && (
        <a className={buttonClass.line} href={phone}>
          {words.callPhone}
        </a>
      )}
      <WriteButton onClick={() => actions.decide(main)}>
        {main === 'answered' ? decisions.answeredShort : decisions[main]}
      </WriteButton>
    </div>
  );
}
