import { type ComponentProps, useState } from 'react';
import { calendar } from '../../content/desk-words/calendar.ts';
import { booked } from '../../content/desk-words/call.ts';
import { days } from '../../content/desk-words/frame.ts';
import { isolated } from '../../content/isolated.ts';
import type { CalendarEntry } from '../../contract/rows.ts';
import { Button, Buttons, buttonClass } from '../frame/Button.tsx';
import { Dialog } from '../frame/Dialog.tsx';
import { WriteButton } from '../frame/WriteButton.tsx';
import { useDesk, useDeskNow } from '../live/desk.tsx';
import { telephoneOf } from '../telephone.ts';
import { BlockDialog } from './BlockDialog.tsx';
import ChangeCall from './ChangeCall.tsx';
import NoteOutcome from './NoteOutcome.tsx';
import { isOverBusy, useDaysAhead } from './use-days.ts';

type EntryButtonProps = ComponentProps<'button'> & { entry: CalendarEntry };

/** A call or a blocked time, which opens what can be done with it. */
export function EntryButton({ entry, className, ...button }: EntryButtonProps) {
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

type Props = { entry: CalendarEntry; onClose: () => void };

/** The dialog of the entry that was opened. It stays where another device takes the entry away, and its buttons say so. */
export function useEntryDialog(entries: CalendarEntry[]) {
  const [opened, open] = useState<CalendarEntry>();
  const entry = entries.find(({ id }) => id === opened?.id) ?? opened;
  return { open, dialog: entry && <EntryDialog entry={entry} onClose={() => open(undefined)} /> };
}

/** The actions for an entry of the calendar. */
function EntryDialog({ entry, onClose }: Props) {
  return entry.submission_id ? (
    <CallDialog entry={entry} submission={entry.submission_id} onClose={onClose} />
  ) : (
    <BlockDialog block={entry} onClose={onClose} />
  );
}

function CallDialog({ entry, submission, onClose }: Props & { submission: string }) {
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
