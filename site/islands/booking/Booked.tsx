import { useEffect, useRef } from 'react';
import * as say from '../../../content/messages/picking.ts';
import type { OfferedCalls } from '../../../content/schemas/booking.ts';
import type { Contact } from '../../../content/schemas/single-pages.ts';
import type { FreeTime } from '../../../contract/rows.ts';
import { buttonClass } from '../../ui/ButtonLink.tsx';
import { CallActions } from './CallActions.tsx';
import { BookedFacts, CallHead, MailLink } from './CallFacts.tsx';
import { hoursOfCall, isSame, wholeDayOf } from './days.ts';
import { pageOf } from './requests.ts';
import { useAppointment } from './use-appointment.ts';

type Props = {
  calls: OfferedCalls;
  /** The time as picked and confirmed. */
  booked: FreeTime & { secret: string };
  /** Called when the visitor starts to change the call. */
  onAct: () => void;
  onPickAnother: () => void;
};

/** Replaces the form once a call is booked. */
export function Booked({ calls, booked, onAct, onPickAnother }: Props) {
  const inHand = useAppointment(booked.secret);
  const { call = booked, change } = inHand;
  const isOff = 'status' in call && call.status === 'cancelled';
  const isElsewhere = !isSame(call, booked);
  const heading = useFocusFromFirst(`${Date.parse(call.starts_at)} ${isOff} ${change.kind === 'begun'}`);
  // Without crypto.subtle the server got no hash of the secret, so the link would not work.
  const page = crypto.subtle && pageOf(booked.secret);

  useEffect(() => introduce(isOff ? 'cancelled' : isElsewhere ? 'moved' : 'booked'), [isOff, isElsewhere]);

  function pickAnotherTime() {
    introduce('demo');
    onPickAnother();
  }

  return (
    // As tall as a screen, so that the end of the page does not jump into it when the form goes.
    <section aria-labelledby="call" className="min-h-[calc(100svh-var(--header-height)-8rem)]">
      <CallHead day={wholeDayOf(call)} hours={hoursOfCall(call)} isOff={isOff} heading={heading} />
      <p role="status" className="mt-6 empty:hidden">
        {isOff ? say.isCancelled : isElsewhere ? say.isMoved : ''}
      </p>
      {isOff ? (
        <button type="button" className={`mt-6 ${buttonClass.line}`} onClick={pickAnotherTime}>
          {say.pickAnother}
        </button>
      ) : (
        <BookedFacts
          call={call}
          zone={calls.zone}
          place={calls.place}
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
        />
      )}
      {change.kind === 'begun' && (
        <p role="alert" className="mt-6">
          {say.hasBegun} <MailLink />.
        </p>
      )}
      {change.kind === 'failed' && (
        <p role="alert" className="mt-6 text-danger">
          {change.message}
        </p>
      )}
      {page && !isOff && change.kind !== 'begun' && (
        <CallActions
          calls={calls}
          call={call}
          inHand={inHand}
          place={calls.place}
          page={page}
          onAct={onAct}
        />
      )}
    </section>
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
