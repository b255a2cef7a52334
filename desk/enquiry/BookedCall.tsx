import { lazy, Suspense, useState } from 'react';
import { booked } from '../../content/desk-words/call.ts';
import { days } from '../../content/desk-words/frame.ts';
import { cityOf } from '../../contract/booking.ts';
import type { Appointment, CallOutcome, DeskEvent, WholeEnquiry } from '../../contract/rows.ts';
import { isOverBusy, useDaysAhead } from '../calendar/use-days.ts';
import { quietly } from '../drafts.ts';
import { Buttons } from '../frame/Button.tsx';
import { WriteButton } from '../frame/WriteButton.tsx';
import { useDesk, useDeskNow } from '../live/desk.tsx';
import { firstNameOf } from '../reply/reply-templates.ts';
import { inZone } from '../time/zone.ts';
import { isToCome, type Sent } from './use-decide.ts';

const ChangeCall = lazy(() => import('../calendar/ChangeCall.tsx'));
// Without a connection nothing can be noted.
const NoteOutcome = lazy(() =>
  import('../calendar/NoteOutcome.tsx').catch(() => ({ default: () => <span /> })),
);

type Props = { enquiry: Sent; call: Appointment; events: WholeEnquiry['events'] };

/** The call that was booked with the enquiry. */
export function BookedCall({ enquiry, call, events }: Props) {
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
