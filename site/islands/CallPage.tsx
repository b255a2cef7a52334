import { useCallback, useEffect, useState } from 'react';
import { calls } from '../../content/booking.yaml';
import * as words from '../../content/messages/call-page.ts';
import * as say from '../../content/messages/picking.ts';
import type { OfferedCalls } from '../../content/schemas/booking.ts';
import { standingOf } from '../../contract/booking.ts';
import type { Appointment } from '../../contract/rows.ts';
import { buttonClass } from '../ui/ButtonLink.tsx';
import { CallView, MailLink } from './booking/CallView.tsx';
import { pageOf, readCall } from './booking/requests.ts';
import { useAppointment } from './booking/use-appointment.ts';
import { useFocusAtEach } from './booking/use-focus-at-each.ts';
import { useOnline } from './contact-form/use-sending.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { configuredEndpoint } from './sending/configured-endpoint.ts';

type Props = {
  /** The owner's time zone, and how the call takes place. */
  zone: string;
  place: string;
};

/** The call behind the link in an email, which can be viewed, moved and canceled here. */
export function CallPage(props: Props) {
  return (
    <ErrorBoundary>
      <Call {...props} />
    </ErrorBoundary>
  );
}

function Call(props: Props) {
  const { linked, look } = useLinkedCall();
  const isOnline = useOnline();

  switch (linked.kind) {
    case 'looking':
      return (
        <div className="min-h-72">
          <p role="status" className="text-ink-2 noscript:hidden">
            {words.lookingForCall}
          </p>
          <p className="hidden noscript:block">{words.answerTheMail}</p>
        </div>
      );
    case 'found':
      return <LinkedCallView key={linked.secret} {...linked} {...props} calls={calls} />;
    case 'unknown':
      return (
        <div role="alert" className="max-w-[52ch]">
          <h2 className="text-h3">{words.unknownCall}</h2>
          <p className="mt-3 text-ink-2">
            {words.whyUnknown} <MailLink />.
          </p>
        </div>
      );
    case 'unreadable':
      return (
        <div role="alert" className="max-w-[52ch]">
          <p>{isOnline ? words.unreadableCall : words.offlineCall}</p>
          <button type="button" className={`mt-5 ${buttonClass.line}`} onClick={look}>
            {words.tryAgain}
          </button>
        </div>
      );
  }
}

type LinkedCallViewProps = Props & {
  call: Appointment;
  /** When it was read, by the server's clock. */
  at: number;
  secret: string;
  calls: OfferedCalls | null;
};

function LinkedCallView({ call: found, at, secret, calls, ...words }: LinkedCallViewProps) {
  const inHand = useAppointment(secret, found);
  const { call = found, change } = inHand;
  const standing = change.kind === 'begun' ? 'begun' : standingOf(call, at);
  return (
    <CallView
      {...words}
      calls={calls}
      call={call}
      standing={standing}
      isMoved={call.sequence !== found.sequence}
      inHand={inHand}
      page={pageOf(secret)}
      plans={say.callPlans}
      another={
        calls && (
          <a className={`mt-6 ${buttonClass.line}`} href="/contact?about=demo">
            {say.pickAnother}
          </a>
        )
      }
      // A change moves the focus to the heading. Opening the page leaves it where it is.
      heading={useFocusAtEach<HTMLHeadingElement>(`${call.sequence} ${standing}`)}
    />
  );
}

/**
 * Takes the call's secret from the fragment of the link, which no server or proxy sees. The secret leaves the address
 * at once, because browsers sync their history, and stays in the tab's storage, so that a reload finds the call.
 */
function takeSecret(): string | undefined {
  if (!isInAddress()) return kept();
  const secret = location.hash.slice(1);
  keep(secret);
  history.replaceState(history.state, '', location.pathname);
  return secret;
}

/** Tells a secret from the fragment of the skip link, which names an element on this page. */
const isInAddress = () => location.hash.length > 1 && !document.getElementById(location.hash.slice(1));

const key = 'call';

/** Storage throws where it is forbidden; the page works without it. */
function keep(secret: string): void {
  try {
    sessionStorage.setItem(key, secret);
  } catch {
    // Without storage a reload asks for the link again.
  }
}

function kept(): string | undefined {
  try {
    return sessionStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

type LinkedCall =
  | { kind: 'looking' }
  /** `at` is the moment of this state. */
  | { kind: 'found'; call: Appointment; secret: string; at: number }
  | { kind: 'unknown' }
  | { kind: 'unreadable' };

/** The call behind the link that was opened. Reading it changes nothing. */
function useLinkedCall() {
  const [linked, setLinked] = useState<LinkedCall>({ kind: 'looking' });

  const look = useCallback(async () => {
    const secret = takeSecret();
    if (!secret) return setLinked({ kind: 'unknown' });
    setLinked({ kind: 'looking' });
    try {
      const { call, at } = await readCall(configuredEndpoint(), secret);
      setLinked(call ? { kind: 'found', call, secret, at } : { kind: 'unknown' });
    } catch {
      setLinked({ kind: 'unreadable' });
    }
  }, []);

  useEffect(() => void look(), [look]);

  useEffect(() => {
    // Another email's link may be opened in the same tab.
    const lookAnew = () => isInAddress() && look();
    addEventListener('hashchange', lookAnew);
    return () => removeEventListener('hashchange', lookAnew);
  }, [look]);

  useEffect(() => {
    if (linked.kind !== 'unreadable') return;
    addEventListener('online', look);
    return () => removeEventListener('online', look);
  }, [linked.kind, look]);

  return { linked, look };
}
