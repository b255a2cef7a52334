import { lazy, Suspense, useState } from 'react';
import { booked } from '../../content/desk-words/calendar.ts';
import { days } from '../../content/desk-words/frame.ts';
import type { Appointment } from '../../contract/rows.ts';
import { Buttons } from '../frame/Button.tsx';
import { WriteButton } from '../frame/WriteButton.tsx';
import { useDesk } from '../live/desk.tsx';
import { firstNameOf } from '../reply/reply-templates.ts';
import { useNow } from '../time/use-now.ts';
import { inZone } from '../time/zone.ts';
import { isToCome, type Sent } from './use-decide.ts';

const ChangeCall = lazy(() => import('../calendar/ChangeCall.tsx'));

/** The call that was booked with the enquiry. */
export function BookedCall({ enquiry, call }: { enquiry: Sent; call: Appointment }) {
  const { zone } = useDesk();
  const now = useNow();
  const [asks, setAsks] = useState<'move' | 'cancel'>();
  const close = () => setAsks(undefined);
  const when = zone.moment(call.starts_at, now);
  const isAhead = isToCome(call, now);
  return (
    <div className="items-center justify-between gap-10 border-b border-line py-9 wide:flex">
      <p>
        <b>{wordCall(call, days.at(zone.nearDay(call.starts_at, now), zone.span(call)), now)}</b>
        <TheirTime enquiry={enquiry} call={call} />
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
      {asks && (
        <Suspense>
          <ChangeCall asks={asks} submission={enquiry.id} name={enquiry.name} when={when} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}

export function wordCall(call: Appointment, when: string, now: number): string {
  if (call.status === 'cancelled') return booked.cancelled(when);
  return isToCome(call, now) ? booked.line(when) : booked.past(when);
}

/** The time at the visitor's place, where it differs. */
function TheirTime({ enquiry, call }: { enquiry: Sent; call: Appointment }) {
  const { zone } = useDesk();
  const theirs = enquiry.time_zone && known(enquiry.time_zone);
  if (!theirs || theirs.time(call.starts_at) === zone.time(call.starts_at)) return null;
  const place = theirs.name.split('/').at(-1)?.replaceAll('_', ' ') ?? theirs.name;
  return (
    <small className="block wide:ml-4 wide:inline">
      {booked.theirs(theirs.time(call.starts_at), firstNameOf(enquiry.name), place)}
    </small>
  );
}

/** A visitor's browser may name a zone that this one does not know. */
function known(name: string) {
  try {
    return inZone(name);
  } catch {
    return undefined;
  }
}
