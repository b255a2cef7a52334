import {
  callPlans,
  hasBegun,
  isCancelled,
  isMoved,
  isOver,
  pickAnother,
} from '../../../content/messages/picking.ts';
import type { OfferedCalls } from '../../../content/schemas/booking.ts';
import { type Appointment, standingOf } from '../../../contract/booking.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { BookedFacts } from '../booking/BookedFacts.tsx';
import { CallActions } from '../booking/CallActions.tsx';
import { CallHead } from '../booking/CallHead.tsx';
import { pageOf } from '../booking/link.ts';
import { MailLink } from '../booking/MailLink.tsx';
import { useAppointment } from '../booking/use-appointment.ts';
import { useFocusAtEach } from '../booking/use-focus-at-each.ts';
import { hoursOfCall, wholeDayOf } from '../booking/words.ts';

type Props = {
  call: Appointment;
  /** When it was found, by the clock of the server. */
  at: number;
  secret: string;
  calls: OfferedCalls | null;
  zone: string;
  place: string;
};

export function LinkedCallView({ call: found, at, secret, calls, zone, place }: Props) {
  const inHand = useAppointment(secret, found);
  const { call = found, change } = inHand;
  const known = standingOf(call, at);
  const standing = change.kind === 'begun' ? 'begun' : known;
  const canChange = standing === 'booked' || standing === 'moved';
  // Whoever changed it is led to how it is now; whoever just opened the page is left where they are.
  const heading = useFocusAtEach<HTMLHeadingElement>(`${call.sequence} ${standing}`);
  const isNew = call.sequence !== found.sequence;

  return (
    <section aria-labelledby="call">
      <CallHead
        day={wholeDayOf(call)}
        hours={hoursOfCall(call)}
        isOff={standing === 'cancelled'}
        heading={heading}
      />
      <p role="status" className="mt-6 empty:hidden">
        {standing === 'cancelled' ? isCancelled : isNew ? isMoved : ''}
      </p>
      {standing === 'cancelled' && calls && (
        <a className={`mt-6 ${buttonClass.line}`} href="/contact?about=demo">
          {pickAnother}
        </a>
      )}
      {(standing === 'begun' || standing === 'over') && (
        <p role="status" className="mt-6">
          {standing === 'begun' ? hasBegun : isOver} <MailLink />.
        </p>
      )}
      {standing !== 'cancelled' && (
        <BookedFacts call={call} zone={zone} place={place} plans={canChange && callPlans} />
      )}
      {change.kind === 'failed' && (
        <p role="alert" className="mt-6 text-danger">
          {change.message}
        </p>
      )}
      {canChange && (
        <CallActions calls={calls} call={call} inHand={inHand} place={place} page={pageOf(secret)} />
      )}
    </section>
  );
}
