import { useMutation } from '@tanstack/react-query';
import { type ComponentProps, useState } from 'react';
import { calendar, block as words } from '../../content/desk-words/calendar.ts';
import { booked } from '../../content/desk-words/call.ts';
import { days } from '../../content/desk-words/frame.ts';
import { isolated } from '../../content/isolated.ts';
import { timeTaken } from '../../contract/desk.ts';
import type { CalendarEntry } from '../../contract/rows.ts';
import { Button, Buttons, buttonClass, Labeled } from '../frame/Button.tsx';
import { Dialog } from '../frame/Dialog.tsx';
import { Fields, WriteForm } from '../frame/Form.tsx';
import { WriteButton, WriteFault } from '../frame/WriteButton.tsx';
import { useDesk, useDeskNow } from '../live/desk.tsx';
import { call as ask, Fault, isFault } from '../request/ask.ts';
import { refresh } from '../request/client.ts';
import { telephoneOf } from '../telephone.ts';
import { addDays, daysBetween } from '../time/zone.ts';
import { showToast } from '../toast.ts';
import ChangeCall, { Overtaken } from './ChangeCall.tsx';
import NoteOutcome from './NoteOutcome.tsx';
import { isCall, isOverBusy, meets, spanOf, useDaysAhead } from './use-days.ts';

type Props = { onClose: () => void } & (
  | { day: string; block?: undefined }
  | { day?: undefined; block: CalendarEntry }
);

/** Blocks a time, or moves or frees a blocked one. */
export function BlockDialog({ day, block, onClose }: Props) {
  const { zone, now } = useDeskNow();
  const entries = useDaysAhead().data?.entries ?? [];
  // It is about the time that was there when it was opened.
  const [{ appointment, seen }] = useState(() => ({
    appointment: block?.id ?? crypto.randomUUID(),
    seen: block?.sequence ?? null,
  }));
  const [upsideDown, setUpsideDown] = useState(false);
  const [first, setFirst] = useState(block ? zone.dayOf(Date.parse(block.starts_at)) : day);
  /** The last day follows the first. */
  const length = block
    ? daysBetween(zone.dayOf(Date.parse(block.starts_at)), zone.dayOf(Date.parse(block.ends_at) - 1))
    : 0;
  const done = async (said: string) => {
    onClose();
    showToast(said);
    await refresh();
  };
  const save = useMutation({
    mutationFn: (block: { starts_at: string; ends_at: string; title: string }) =>
      ask('desk_block', { appointment, seen, ...block }),
    onSuccess: () => done(words.done),
    onError: refresh,
  });
  const free = useMutation({
    mutationFn: () => ask('desk_unblock', { appointment, seen: seen ?? 0 }),
    onSuccess: () => done(words.freed),
    onError: refresh,
  });

  const submit = (form: FormData) => {
    const field = (name: string) => String(form.get(name));
    const from = zone.momentOf(first, field('from'));
    const isMidnight = field('to') === '00:00';
    const to = zone.momentOf(isMidnight ? addDays(field('last'), 1) : field('last'), field('to'));
    setUpsideDown(to <= from);
    if (to > from)
      save.mutate({
        starts_at: new Date(from).toISOString(),
        ends_at: new Date(to).toISOString(),
        title: field('title').trim(),
      });
  };
  const { variables: wanted, error } = save;
  const call = wanted && entries.find((entry) => isCall(entry) && meets(entry)(spanOf(wanted)));
  const taken = call
    ? words.takenBy(isolated(`${call.name}`), zone.moment(call.starts_at, now))
    : words.taken;
  const fault = error instanceof Fault && error.code === timeTaken ? taken : undefined;
  const clockOf = (at: string | undefined, usual: string) => (at ? zone.clock(at) : usual);

  if (isFault(save.error ?? free.error, 'changed'))
    return <Overtaken title={words.title} words={words.overtaken} onClose={onClose} />;
  return (
    <Dialog title={words.title} onClose={onClose}>
      <p>{words.text}</p>
      <WriteForm
        {...{ does: block ? words.change : words.save, leave: words.cancel, onClose }}
        {...{ write: save, fault, onSubmit: submit }}
        beside={
          block && (
            <WriteButton busy={free.isPending} onClick={() => free.mutate()}>
              {words.free}
            </WriteButton>
          )
        }
      >
        <Fields>
          <div className="w-full">
            <Labeled label={words.what}>
              <input className="w-full" name="title" maxLength={100} defaultValue={block?.name ?? ''} />
            </Labeled>
          </div>
          <Labeled label={words.day}>
            <input type="date" required value={first} onChange={({ target }) => setFirst(target.value)} />
          </Labeled>
          <Labeled label={words.from}>
            <input type="time" name="from" required defaultValue={clockOf(block?.starts_at, '09:00')} />
          </Labeled>
          <Labeled label={words.last}>
            <input
              key={first}
              type="date"
              name="last"
              required
              min={first}
              defaultValue={first && addDays(first, length)}
            />
          </Labeled>
          <Labeled label={words.to}>
            <input
              type="time"
              name="to"
              required
              aria-invalid={upsideDown || undefined}
              defaultValue={clockOf(block?.ends_at, '12:00')}
            />
          </Labeled>
        </Fields>
        {upsideDown && (
          <p className="text-row text-danger" role="alert">
            {words.order}
          </p>
        )}
        <WriteFault error={free.error} />
      </WriteForm>
    </Dialog>
  );
}

/** A call or a blocked time, which opens what can be done with it. */
export function EntryButton({
  entry,
  className,
  ...button
}: ComponentProps<'button'> & { entry: CalendarEntry }) {
  const { zone } = useDesk();
  return (
    <button
      {...button}
      type="button"
      className={`overflow-hidden border-l-2 bg-raised-2 px-9 text-left text-row leading-[1.5] hover:border-ink forced-colors:border forced-colors:border-[ButtonBorder] ${entry.submission_id ? 'border-blue' : 'border-ink-3'} ${className}`}
    >
      <b dir="auto">{entry.name ? isolated(entry.name) : calendar.blocked}</b>{' '}
      <span className="quiet">
        {zone.span(entry)} {entry.outcome && calendar.outcome[entry.outcome]}
      </span>
    </button>
  );
}

type EntryProps = { entry: CalendarEntry; onClose: () => void };

/** The dialog of the entry that was opened. It stays where another device takes the entry away, and its buttons say so. */
export function useEntryDialog(entries: CalendarEntry[]) {
  const [opened, open] = useState<CalendarEntry>();
  const entry = entries.find(({ id }) => id === opened?.id) ?? opened;
  return { open, dialog: entry && <EntryDialog entry={entry} onClose={() => open(undefined)} /> };
}

function EntryDialog({ entry, onClose }: EntryProps) {
  return entry.submission_id ? (
    <CallDialog entry={entry} submission={entry.submission_id} onClose={onClose} />
  ) : (
    <BlockDialog block={entry} onClose={onClose} />
  );
}

function CallDialog({ entry, submission, onClose }: EntryProps & { submission: string }) {
  const { zone, now } = useDeskNow();
  const [asks, setAsks] = useState<'move' | 'cancel'>();
  const busy = useDaysAhead().data?.busy ?? [];
  const name = entry.name ?? '';
  if (asks) return <ChangeCall {...{ asks, submission, name, onClose }} at={entry.starts_at} />;
  const phone = telephoneOf(entry.phone_number);
  const isAhead = Date.parse(entry.starts_at) > now;
  const wordEntry = booked[entry.outcome ?? (isAhead ? 'line' : 'past')];
  return (
    <Dialog title={isolated(name)} onClose={onClose}>
      <p>{wordEntry(days.at(zone.nearDay(entry.starts_at, now), zone.span(entry)))}</p>
      {isOverBusy(entry, busy, now) && <p className="text-danger">{booked.overBusy}</p>}
      {entry.phone_number && <p>{phone ? <a href={phone}>{entry.phone_number}</a> : entry.phone_number}</p>}
      {!isAhead && <NoteOutcome submission={submission} call={entry} noted={entry.outcome} />}
      <Buttons>
        <a className={buttonClass.line} href={`#/enquiry/${submission}`}>
          {calendar.open}
        </a>
        {isAhead && (
          <>
            <WriteButton onClick={() => setAsks('move')}>{booked.move}</WriteButton>
            <WriteButton onClick={() => setAsks('cancel')}>{booked.cancel}</WriteButton>
          </>
        )}
        <Button look="plain" onClick={onClose}>
          {calendar.close}
        </Button>
      </Buttons>
    </Dialog>
  );
}
