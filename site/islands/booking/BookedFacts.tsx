import type { ReactNode } from 'react';
import { howLabel, plansLabel, yourZone, zoneForUs, zoneLabel } from '../../../content/messages/picking.ts';
import type { FreeTime } from '../../../contract/booking.ts';
import { cityOf } from '../../../contract/call-time.ts';
import { CallFact, CallFacts } from './CallFacts.tsx';
import { visitorsZone } from './clock.ts';
import { timeIn } from './words.ts';

type Props = {
  /** The owner's. */
  zone: string;
  place: string;
  call: FreeTime;
  /** How it can be changed. */
  plans: ReactNode;
};

export function BookedFacts({ zone, place, call, plans }: Props) {
  const forUs = timeIn(call, zone);
  return (
    <CallFacts>
      <CallFact label={zoneLabel}>
        {yourZone(cityOf(visitorsZone()))} {forUs && zoneForUs(cityOf(zone), forUs)}
      </CallFact>
      <CallFact label={howLabel}>{place}</CallFact>
      {plans && <CallFact label={plansLabel}>{plans}</CallFact>}
    </CallFacts>
  );
}
