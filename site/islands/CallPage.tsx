import { useCallback, useEffect, useState } from 'react';
import { calls } from '../../content/booking.yaml';
import * as say from '../../content/messages/picking.ts';
import type { OfferedCalls } from '../../content/schemas/booking.ts';
import { standingOf } from '../../contract/booking.ts';
import type { Appointment, FreeTime } from '../../contract/rows.ts';
import { choice } from '../behaviours/choice.ts';
import { buttonClass } from '../ui/ButtonLink.tsx';
import { CallView, MailLink, TakeTime } from './booking/CallView.tsx';
import { momentOfCall } from './booking/days.ts';
import { pageOf, readCall } from './booking/requests.ts';
import { useAppointment } from './booking/use-appointment.ts';
import { useFocusAtEach } from './booking/use-focus-at-each.ts';
import { useOnline } from './contact-form/use-sending.ts';
import { guarded } from './ErrorBoundary.tsx';

type Props = {
  /** The owner's time zone, and how the call takes place. */
  zone: string;
  place: string;
};

/** The call behind the link in an email, which can be viewed, moved and canceled here. */
export const CallPage = guarded((props: Props) => {
  const { linked, look } = useLinkedCall();
  const isOnline = useOnline();

  switch (linked.kind) {
    case 'looking':
      return (
        <div className="min-h-72">
          <p role="status" className="text-ink-2 noscript:hidden">
            {say.lookingForCall}
          </p>
          <p className="hidden noscript:block">{say.answerTheMail}</p>
        </div>
      );
    case 'found':
      return <LinkedCallView key={linked.secret} {...linked} {...props} calls={calls} />;
    case 'offered':
      return <OfferedCall key={linked.secret} {...linked} onTaken={() => look('taken')} />;
    case 'unknown':
      return (
        <div role="alert" className="max-w-[52ch]">
          <h2 className="text-h3">{say.unknownCall}</h2>
          <p className="mt-3 text-ink-2">
            {say.whyUnknown} <MailLink />.
          </p>
        </div>
      );
    case 'unreadable':
      return (
        <div role="alert" className="max-w-[52ch]">
          <p>{isOnline ? say.unreadableCall : say.offlineCall}</p>
          <button type="button" className={`mt-5 ${buttonClass.line}`} onClick={() => look()}>
            {say.tryAgain}
          </button>
        </div>
      );
  }
});

type LinkedCallViewProps = Props & {
  call: Appointment;
  /** When it was read, by the server's clock. */
  at: number;
  secret: string;
  wish: FreeTime | undefined;
  /** It was booked here just now. */
  isTaken: boolean;
  calls: OfferedCalls | null;
};

function LinkedCallView({ call: found, at, secret, isTaken, calls, ...terms }: LinkedCallViewProps) {
  const inHand = useAppointment(secret, found);
  const { call = found, change } = inHand;
  const standing = change.kind === 'begun' ? 'begun' : standingOf(call, at);
  // A change moves the focus to the heading. Opening the page leaves it where it is.
  const heading = useFocusAtEach<HTMLHeadingElement>(`${call.sequence} ${standing}`);
  useEffect(() => {
    if (isTaken) heading.current?.focus();
  }, [isTaken, heading]);
  return (
    <CallView
      {...terms}
      calls={calls}
      call={call}
      standing={standing}
      inHand={{ ...inHand, news: inHand.news ?? (isTaken ? say.isBooked : undefined) }}
      page={pageOf(secret)}
      plans={say.callPlans}
      heading={heading}
    />
  );
}

type OfferedCallProps = { secret: string; time: FreeTime; calls: OfferedCalls; onTaken: () => void };

/** A time that we have offered by email, to be booked here, or another one. */
function OfferedCall({ secret, time, calls, onTaken }: OfferedCallProps) {
  const inHand = useAppointment(secret);
  const { change } = inHand;
  const [isGone, setIsGone] = useState(false);
  return (
    <section aria-labelledby="offer">
      <h2 id="offer" className="text-h3">
        {isGone ? say.pickAnother : say.offeredCall(momentOfCall(time))}
      </h2>
      <TakeTime
        of="offer"
        calls={calls}
        inHand={inHand}
        offered={time}
        onEnd={(isAnswered) => isAnswered && onTaken()}
        onGone={() => setIsGone(true)}
      />
      {change.kind === 'failed' && (
        <p role="alert" className="mt-6 text-danger">
          {change.message}
        </p>
      )}
    </section>
  );
}

/**
 * Takes the call's secret from the fragment of the link, which no server or proxy sees, and the time that it may offer. Both
 * leave the address at once, because browsers sync their history, and stay in the tab's storage, so that a reload finds the call.
 */
function takeLink(): { secret: string; time: FreeTime | undefined; isOpened: boolean } {
  const isOpened = isInAddress();
  const link = isOpened ? location.hash.slice(1) : (opened.get() ?? '');
  if (isOpened) {
    opened.set(link);
    history.replaceState(history.state, '', location.pathname);
  }
  const [secret = '', starts_at = ''] = link.split('&');
  const starts = Date.parse(starts_at);
  if (!calls || Number.isNaN(starts)) return { secret, time: undefined, isOpened };
  const ends_at = new Date(starts + calls.length * 60_000).toISOString();
  return { secret, time: { starts_at, ends_at }, isOpened };
}

/** Tells a secret from the fragment of the skip link, which names an element on this page. */
const isInAddress = () => location.hash.length > 1 && !document.getElementById(location.hash.slice(1));

/** Without storage a reload asks for the link again. */
const opened = choice('sessionStorage', 'call');

type LinkedCall =
  | { kind: 'looking' }
  | (Omit<LinkedCallViewProps, keyof Props | 'calls'> & { kind: 'found' })
  | { kind: 'offered'; secret: string; time: FreeTime; calls: OfferedCalls }
  | { kind: 'unknown' }
  | { kind: 'unreadable' };

/** The call behind the link that was opened. Reading it changes nothing. */
function useLinkedCall() {
  const [linked, setLinked] = useState<LinkedCall>({ kind: 'looking' });

  const look = useCallback(async (after?: 'taken') => {
    const { secret, time, isOpened } = takeLink();
    if (!secret) return setLinked({ kind: 'unknown' });
    if (!after) setLinked({ kind: 'looking' });
    try {
      const { call, at } = await readCall(secret);
      const isOpen = call?.status !== 'booked' && !after;
      if (calls && time && isOpen) return setLinked({ kind: 'offered', secret, time, calls });
      const isTheirs = Date.parse(time?.starts_at ?? '') === Date.parse(call?.starts_at ?? '');
      const wish = isOpened && !isTheirs ? time : undefined;
      setLinked(call ? { kind: 'found', call, secret, at, wish, isTaken: !!after } : { kind: 'unknown' });
    } catch {
      setLinked({ kind: 'unreadable' });
    }
  }, []);

  useEffect(() => void look(), [look]);

  useEffect(() => {
    // Another email's link may be opened in the same tab.
    const lookAnew = () => void (isInAddress() && look());
    addEventListener('hashchange', lookAnew);
    return () => removeEventListener('hashchange', lookAnew);
  }, [look]);

  useEffect(() => {
    if (linked.kind !== 'unreadable') return;
    const lookAgain = () => void look();
    addEventListener('online', lookAgain);
    return () => removeEventListener('online', lookAgain);
  }, [linked.kind, look]);

  return { linked, look };
}
