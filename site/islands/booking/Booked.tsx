import { useEffect, useRef } from 'react';
import * as say from '../../../content/messages/picking.ts';
import type { OfferedCalls } from '../../../content/schemas/booking.ts';
import type { Contact } from '../../../content/schemas/single-pages.ts';
import type { FreeTime } from '../../../contract/rows.ts';
import { CallView, MailLink } from './CallView.tsx';
import { isSame } from './days.ts';
import { pageOf } from './requests.ts';
import { useAppointment } from './use-appointment.ts';

type Props = {
  calls: OfferedCalls;
  /** The time as picked and confirmed. */
  booked: FreeTime & { secret: string };
  /** Called when the visitor starts to change the call. */
  onAct: () => void;
};

/** Replaces the form once a call is booked. */
export function Booked({ calls, booked, onAct }: Props) {
  const inHand = useAppointment(booked.secret);
  const { call = booked, change } = inHand;
  const isOff = 'status' in call && call.status === 'cancelled';
  const isElsewhere = !isSame(call, booked);
  const heading = useFocusFromFirst(`${Date.parse(call.starts_at)} ${isOff} ${change.kind === 'begun'}`);
  // Without crypto.subtle the server got no hash of the secret, so the link would not work.
  const page = crypto.subtle && pageOf(booked.secret);

  useEffect(() => introduce(isOff ? 'cancelled' : isElsewhere ? 'moved' : 'booked'), [isOff, isElsewhere]);

  return (
    // As tall as a screen, so that the end of the page does not jump into it when the form goes.
    <div className="min-h-[calc(100svh-var(--header-height)-8rem)]">
      <CallView
        calls={calls}
        call={call}
        standing={isOff ? 'cancelled' : change.kind === 'begun' ? 'begun' : 'booked'}
        inHand={inHand}
        zone={calls.zone}
        place={calls.place}
        page={page}
        plans={
          page ? (
            <>
              {say.changeHere}{' '}
              <a className="underline decoration-line-strong underline-offset-4" href={page}>
                {say.ownPage}
              </a>
              .
            </>
          ) : (
            <>
              {say.changeByMail} <MailLink />.
            </>
          )
        }
        heading={heading}
        onAct={onAct}
      />
    </div>
  );
}

/** Changes the introduction above the form, which only its own page has. */
function introduce(about: keyof Contact['introductions']): void {
  for (const introduction of document.querySelectorAll<HTMLElement>('[data-about]'))
    introduction.toggleAttribute('data-shown', introduction.dataset['about'] === about);
}

/** Moves the focus at each change, because the focused element has disappeared. */
function useFocusFromFirst(state: string) {
  const place = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change that counts.
  useEffect(() => place.current?.focus(), [state]);
  return place;
}
