import { calls } from '../../content/booking.yaml';
import * as words from '../../content/messages/call-page.ts';
import { buttonClass } from '../ui/button-class.ts';
import { MailLink } from './booking/MailLink.tsx';
import { LinkedCallView } from './call-page/LinkedCallView.tsx';
import { useLinkedCall } from './call-page/use-linked-call.ts';
import { useOnline } from './contact-form/use-online.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';

type Props = {
  /** The owner's zone, and how we meet. */
  zone: string;
  place: string;
};

/** The call behind the link of a mail: seen, moved, cancelled. */
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
