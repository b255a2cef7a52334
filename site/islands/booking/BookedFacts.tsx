import type { ReactNode } from 'react';
import { company } from '../../../content/company.ts';
import {
  changeByMail,
  changeHere,
  howLabel,
  ownPage,
  plansLabel,
  yourZone,
  zoneForUs,
  zoneLabel,
} from '../../../content/messages/picking.ts';
import type { OfferedCalls } from '../../../content/schemas/booking.ts';
import type { FreeTime } from '../../../contract/booking.ts';
import { cityOf } from '../../../contract/call-time.ts';
import { visitorsZone } from './clock.ts';
import { timeIn } from './words.ts';

type Props = {
  calls: OfferedCalls;
  call: FreeTime;
  /** The page on which it can be changed; undefined where only a mail can. */
  page: string | undefined;
};

export function BookedFacts({ calls: { zone, place }, call, page }: Props) {
  const forUs = timeIn(call, zone);
  return (
    <dl className="mt-6 grid gap-x-6 sm:grid-cols-[8.5rem_1fr]">
      <Fact label={zoneLabel}>
        {yourZone(cityOf(visitorsZone()))} {forUs && zoneForUs(cityOf(zone), forUs)}
      </Fact>
      <Fact label={howLabel}>{place}</Fact>
      <Fact label={plansLabel}>
        {page ? changeHere : changeByMail}{' '}
        <a className={link} href={page ?? `mailto:${company.email}`}>
          {page ? ownPage : company.email}
        </a>
        .
      </Fact>
    </dl>
  );
}

const link = 'underline decoration-line-strong underline-offset-4';

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-small leading-[1.9] text-ink-2">{label}</dt>
      <dd className="mb-3">{children}</dd>
    </>
  );
}
