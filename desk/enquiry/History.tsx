import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { booked } from '../../content/desk-words/call.ts';
import { history, note, unknownReply, enquiry as words } from '../../content/desk-words/enquiry.ts';
import { days } from '../../content/desk-words/frame.ts';
import { isolated } from '../../content/isolated.ts';
import { cityOf } from '../../contract/booking.ts';
import { sendingSeconds } from '../../contract/desk.ts';
import type { Appointment, CallOutcome, DeskEvent } from '../../contract/rows.ts';
import { isOverBusy, useDaysAhead } from '../calendar/use-days.ts';
import { type DraftInHand, quietly } from '../drafts.ts';
import { Button, Buttons, Labeled } from '../frame/Button.tsx';
import { useRoomAboveKeyboard } from '../frame/Dialog.tsx';
import { Notice } from '../frame/Page.tsx';
import { WriteButton, WriteFault } from '../frame/WriteButton.tsx';
import { useDesk, useDeskNow } from '../live/desk.tsx';
import { firstNameOf } from '../reply/reply-templates.ts';
import { call, isFault } from '../request/ask.ts';
import { refresh } from '../request/client.ts';
import { inZone } from '../time/zone.ts';
import { showToast } from '../toast.ts';
import { isToCome, type Sent } from './use-decide.ts';

type Props = {
  events: DeskEvent[];
  call: Appointment | null;
  onNotSent: (event: DeskEvent) => void;
};

/** Notes, replies and decisions, in order. */
export function History({ events, call, onNotSent }: Props) {
  const { zone, now } = useDeskNow();
  if (events.length === 0) return null;
  return (
    <section aria-label={words.history}>
      <ol className="mt-17.5 border-t border-line">
        {events.map((event, index) => (
          <li
            key={event.id}
            className="grid gap-x-10 gap-y-1 border-b border-line py-7 text-row wide:grid-cols-[7.5rem_minmax(0,1fr)]"
          >
            <time dateTime={event.at} className="quiet leading-[1.7]">
              {zone.stamp(event.at, now)}
              {event.person && <span className="block wrap-anywhere">{isolated(event.person)}</span>}
            </time>
            <div>
              <Entry
                event={event}
                movedTo={nextTimeIn(events.slice(index + 1)) ?? call?.starts_at ?? event.at}
              />
              {isUnknown(event) && <WasItSent event={event} onNotSent={onNotSent} />}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** True once the server that was sending it should have finished. */
const isUnknown = ({ state, at }: DeskEvent) =>
  state === 'sending' && Date.parse(at) + sendingSeconds * 1000 < Date.now();

/** When the call was that the next change was about: what a move before it led to. */
const nextTimeIn = (later: DeskEvent[]) =>
  later.find(({ kind, about }) => about && kind !== 'later' && !kind.endsWith('booked'))?.about;

function Entry({ event: { kind, text, state, about }, movedTo }: { event: DeskEvent; movedTo: string }) {
  const { zone, now } = useDeskNow();
  if (kind !== 'note' && kind !== 'reply') {
    const words = history[kind];
    return (
      <p>
        {typeof words === 'string'
          ? words
          : about
            ? words(zone.moment(about, now), zone.moment(movedTo, now))
            : history.back}
      </p>
    );
  }
  const outcome = state === 'failed' || state === 'sending' ? history[state] : undefined;
  return (
    <p className="wrap-anywhere whitespace-pre-wrap" dir="auto">
      <b>{history[kind]}</b>{' '}
      {outcome && (
        <em className={`not-italic ${state === 'failed' ? 'text-danger' : 'text-ink-2'}`}>{outcome}</em>
      )}{' '}
      {text}
    </p>
  );
}

/** Asks the owner whether a reply of unknown fate was sent. The desk never sends it again by itself. */
function WasItSent({ event, onNotSent }: { event: DeskEvent; onNotSent: (event: DeskEvent) => void }) {
  const { zone, now } = useDeskNow();
  const { mutate, isPending, error } = useMutation({
    mutationFn: (outcome: 'sent' | 'failed') => call('desk_settle', { event: event.id, outcome }),
    onSuccess: async (_, outcome) => {
      if (outcome === 'failed') onNotSent(event);
      await refresh();
    },
  });
  return (
    <Notice title={unknownReply.title} text={unknownReply.text(zone.when(event.at, now))}>
      <WriteButton look="small" busy={isPending} onClick={() => mutate('failed')}>
        {unknownReply.notSent}
      </WriteButton>
      <WriteButton look="small" busy={isPending} onClick={() => mutate('sent')}>
        {unknownReply.wasSent}
      </WriteButton>
      <WriteFault error={error} />
    </Notice>
  );
}

type NoteFormProps = { submission: string; draft: DraftInHand; onClose: () => void };

/** A note for the owner alone. */
export function NoteForm({ submission, draft, onClose }: NoteFormProps) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call('desk_write', { event: draft.event, submission, words: draft.text.trim() }),
    onSuccess: () => {
      draft.clear();
      onClose();
      showToast(note.done);
    },
    onError: (fault) => {
      if (isFault(fault, 'written')) draft.renew();
    },
    onSettled: refresh,
  });
  useRoomAboveKeyboard();
  return (
    <form
      className="note mt-12.5"
      onSubmit={(event) => {
        event.preventDefault();
        if (!draft.isEmpty) mutate();
      }}
    >
      <Labeled label={note.label}>
        <textarea
          className="w-full resize-y"
          rows={3}
          maxLength={5000}
          value={draft.text}
          readOnly={isPending}
          // biome-ignore lint/a11y/noAutofocus: somebody has just asked for it
          autoFocus
          onChange={(event) => draft.type(event.target.value)}
        />
      </Labeled>
      <WriteFault error={error} words={isFault(error, 'written') ? note.arrived : undefined} />
      <Buttons>
        <WriteButton type="submit" look="solid" busy={isPending}>
          {note.save}
        </WriteButton>
        <Button disabled={isPending} onClick={onClose}>
          {note.close}
        </Button>
      </Buttons>
    </form>
  );
}

const ChangeCall = lazy(() => import('../calendar/ChangeCall.tsx'));
// Without a connection nothing can be noted.
const NoteOutcome = lazy(() =>
  import('../calendar/NoteOutcome.tsx').catch(() => ({ default: () => <span /> })),
);

type BookedCallProps = { enquiry: Sent; call: Appointment; events: DeskEvent[] };

export function BookedCall({ enquiry, call, events }: BookedCallProps) {
  const { zone, now } = useDeskNow();
  const [asks, setAsks] = useState<'move' | 'cancel'>();
  const busy = useDaysAhead().data?.busy ?? [];
  const close = () => setAsks(undefined);
  const isAhead = isToCome(call, now);
  const span = days.at(zone.nearDay(call.starts_at, now), zone.span(call));
  const outcome = outcomeOf(call, events);
  return (
    <div className="items-center justify-between gap-10 border-b border-line py-9 wide:flex">
      <p>
        <b>{outcome ? booked[outcome](span) : wordCall(call, span, now)}</b>
        <TheirTime enquiry={enquiry} call={call} />
        {call.status === 'booked' && isOverBusy(call, busy, now) && (
          <small className="block text-danger">{booked.overBusy}</small>
        )}
      </p>
      {isAhead && (
        <Buttons className="mt-7.5 shrink-0 *:flex-1 wide:mt-0">
          <WriteButton look="small" onClick={() => setAsks('move')}>
            {booked.move}
          </WriteButton>
          <WriteButton look="small" onClick={() => setAsks('cancel')}>
            {booked.cancel}
          </WriteButton>
        </Buttons>
      )}
      {call.status === 'booked' && !isAhead && (
        <div className="mt-7.5 shrink-0 wide:mt-0">
          <Suspense>
            <NoteOutcome submission={enquiry.id} call={call} noted={outcome} />
          </Suspense>
        </div>
      )}
      {asks && (
        <Suspense>
          <ChangeCall
            asks={asks}
            submission={enquiry.id}
            name={enquiry.name}
            at={call.starts_at}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  );
}

/** What was noted last about this very call: it may be another one than before. */
const outcomeOf = ({ starts_at }: Appointment, events: DeskEvent[]) =>
  events.findLast(
    ({ kind, about }) => kind in booked.note && Date.parse(about ?? '') === Date.parse(starts_at),
  )?.kind as CallOutcome | undefined;

export function wordCall(call: Appointment, when: string, now: number): string {
  if (call.status === 'cancelled') return booked.cancelled(when);
  return isToCome(call, now) ? booked.line(when) : booked.past(when);
}

/** The time at the visitor's place, where it differs. */
function TheirTime({ enquiry, call }: { enquiry: Sent; call: Appointment }) {
  const { zone } = useDesk();
  // A visitor's browser may name a zone that this one does not know.
  const theirs = quietly(() => enquiry.time_zone && inZone(enquiry.time_zone));
  if (!theirs || theirs.time(call.starts_at) === zone.time(call.starts_at)) return null;
  return (
    <small className="block wide:ml-4 wide:inline">
      {booked.theirs(theirs.timeBeside(zone, call.starts_at), firstNameOf(enquiry.name), cityOf(theirs.name))}
    </small>
  );
}
