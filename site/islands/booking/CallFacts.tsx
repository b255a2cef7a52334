import type { ReactNode, Ref } from 'react';
import { company } from '../../../content/company.ts';
import * as say from '../../../content/messages/picking.ts';
import { cityOf } from '../../../contract/booking.ts';
import type { FreeTime } from '../../../contract/rows.ts';
import { timeIn, visitorsZone } from './days.ts';

/** Details of a call, below its time. */
const CallFacts = ({ children }: { children: ReactNode }) => (
  <dl className="mt-6 grid gap-x-6 sm:grid-cols-[8.5rem_1fr]">{children}</dl>
);

const CallFact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt className="text-small leading-[1.9] text-ink-2">{label}</dt>
    <dd className="mb-3">{children}</dd>
  </>
);

type BookedFactsProps = {
  /** The owner's time zone. */
  zone: string;
  place: string;
  call: FreeTime;
  /** How the call can be changed. */
  plans: ReactNode;
};

export function BookedFacts({ zone, place, call, plans }: BookedFactsProps) {
  const forUs = timeIn(call, zone);
  return (
    <CallFacts>
      <CallFact label={say.zoneLabel}>
        {say.yourZone(cityOf(visitorsZone()))} {forUs && say.zoneForUs(cityOf(zone), forUs)}
      </CallFact>
      <CallFact label={say.howLabel}>{place}</CallFact>
      {plans && <CallFact label={say.plansLabel}>{plans}</CallFact>}
    </CallFacts>
  );
}

type CallHeadProps = { day: string; hours: string; isOff?: boolean; heading?: Ref<HTMLHeadingElement> };

/** The time of the call, large, above a line of light. */
export function CallHead({ day, hours, isOff = false, heading }: CallHeadProps) {
  return (
    <>
      <p className="text-small text-ink-2">{say.yourCall}</p>
      <h2
        ref={heading}
        id="call"
        tabIndex={-1}
        className={`mt-4 text-h2 outline-none ${isOff ? 'text-ink-3 line-through' : ''}`}
      >
        <span className="block">{day} </span>
        <span className="block">{hours}</span>
      </h2>
      <div className="mt-7 h-0.5 bg-(image:--spectrum)" />
    </>
  );
}

/** Another way to reach us. */
export const MailLink = () => (
  <a className="underline decoration-line-strong underline-offset-4" href={`mailto:${company.email}`}>
    {company.email}
  </a>
);
