import type { ReactNode, Ref } from 'react';
import { company } from '../../../content/company.ts';
import * as say from '../../../content/messages/picking.ts';
import type { OfferedCalls } from '../../../content/schemas/booking.ts';
import { cityOf, type Standing } from '../../../contract/booking.ts';
import type { FreeTime } from '../../../contract/rows.ts';
import { CallActions } from './CallActions.tsx';
import { hoursOfCall, timeIn, visitorsZone, wholeDayOf } from './days.ts';
import type { CallInHand } from './use-appointment.ts';

type Props = {
  /** Null while no times are offered. */
  calls: OfferedCalls | null;
  call: FreeTime;
  standing: Standing;
  inHand: CallInHand;
  /** The owner's time zone, and how the call takes place. */
  zone: string;
  place: string;
  /** The address at which it can be changed. Without one it cannot be changed here either. */
  page: string | undefined;
  wish?: FreeTime | undefined;
  /** How it can be changed, in words. */
  plans: ReactNode;
  /** Takes the focus after a change. */
  heading: Ref<HTMLHeadingElement>;
  onAct?: () => void;
};

/** A call that is booked, and what can be done about it: after the form, and on the page behind the link in an email. */
export function CallView({ standing, heading, plans, page, ...given }: Props) {
  const { call, inHand, zone, wish } = given;
  const isOff = standing === 'cancelled';
  const isPast = standing === 'begun' || standing === 'over';
  const canChange = !isOff && !isPast;
  const forUs = timeIn(call, zone);
  const actions = !isPast && page && <CallActions {...given} isOff={isOff} page={page} />;
  return (
    <section aria-labelledby="call">
      <p className="text-small text-ink-2">{say.yourCall}</p>
      <h2
        ref={heading}
        id="call"
        tabIndex={-1}
        className={`mt-4 text-h2 outline-none ${isOff ? 'text-ink-3 line-through' : ''}`}
      >
        <span className="block">{wholeDayOf(call)} </span>
        <span className="block">{hoursOfCall(call)}</span>
      </h2>
      <div className="mt-7 h-0.5 bg-(image:--spectrum)" />
      <p role="status" className="mt-6 empty:hidden">
        {isOff ? say.isCancelled : inHand.news}
      </p>
      {isPast && (
        <p role={inHand.change.kind === 'begun' ? 'alert' : 'status'} className="mt-6">
          {standing === 'begun' ? say.hasBegun : say.isOver} <MailLink />.
        </p>
      )}
      {wish && actions}
      {!isOff && (
        <dl className="mt-6 grid gap-x-6 sm:grid-cols-[8.5rem_1fr]">
          <CallFact label={say.zoneLabel}>
            {say.yourZone(cityOf(visitorsZone()))} {forUs && say.zoneForUs(cityOf(zone), forUs)}
          </CallFact>
          <CallFact label={say.howLabel}>{given.place}</CallFact>
          {canChange && <CallFact label={say.plansLabel}>{plans}</CallFact>}
        </dl>
      )}
      {inHand.change.kind === 'failed' && (
        <p role="alert" className="mt-6 text-danger">
          {inHand.change.message}
        </p>
      )}
      {!wish && actions}
    </section>
  );
}

const CallFact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt className="text-small leading-[1.9] text-ink-2">{label}</dt>
    <dd className="mb-3">{children}</dd>
  </>
);

/** Another way to reach us. */
export const MailLink = () => (
  <a className="underline decoration-line-strong underline-offset-4" href={`mailto:${company.email}`}>
    {company.email}
  </a>
);
