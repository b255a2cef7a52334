import { useMutation } from '@tanstack/react-query';
import { history, note, unknownReply, enquiry as words } from '../../content/desk-words/enquiry.ts';
import { isolated } from '../../content/isolated.ts';
import { sendingSeconds } from '../../contract/desk.ts';
import type { Appointment, DeskEvent } from '../../contract/rows.ts';
import type { DraftInHand } from '../drafts.ts';
import { Button, Buttons, Labeled } from '../frame/Button.tsx';
import { useRoomAboveKeyboard } from '../frame/Dialog.tsx';
import { Notice } from '../frame/Page.tsx';
import { WriteButton, WriteFault } from '../frame/WriteButton.tsx';
import { useDeskNow } from '../live/desk.tsx';
import { call, isFault } from '../request/ask.ts';
import { refresh } from '../request/client.ts';
import { showToast } from '../toast.ts';

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
