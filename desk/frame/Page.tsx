import { type ReactNode, type Ref, useState } from 'react';
import { useRoute } from 'wouter';
import { fault, freshness } from '../../content/desk-words/frame.ts';
import { useDesk } from '../live/desk.tsx';
import { useConnection } from '../live/use-pulse.ts';
import { isFault, refusalOf } from '../request/ask.ts';
import { Button, Buttons } from './Button.tsx';
import { useHeadingFocus } from './use-heading-focus.ts';
import { useTitle } from './use-title.ts';

type Props = { title: string; lead?: string | undefined; children: ReactNode };

/** A button that only the keyboard reaches. */
export const skipClass =
  'sr-only focus:not-sr-only focus:fixed focus:top-5 focus:left-5 focus:z-3 focus:bg-ground focus:px-10 focus:py-5';

/** A page of the desk, other than the enquiries. */
export function Page({ title, lead, children }: Props) {
  const heading = useHeadingFocus(title);
  useTitle(title);
  return (
    <div className="page">
      <h1 ref={heading} tabIndex={-1} className="text-page leading-title wide:text-h3">
        {title}
      </h1>
      {lead && <p className="quiet mt-3">{lead}</p>}
      {children}
    </div>
  );
}

/** Placeholder lines, shown when loading takes longer than a moment. */
export function Skeleton() {
  return (
    <div className="animate-late px-edge py-15" aria-hidden="true">
      {['w-11/20', 'w-9/10', 'w-2/5', 'w-4/5'].map((width) => (
        <span key={width} className={`mb-7 block h-8 rounded-[0.25rem] bg-raised-2 nth-3:mb-16 ${width}`} />
      ))}
    </div>
  );
}

type NoticeProps = {
  title: string;
  heading?: 'h1' | 'h2';
  text?: string | undefined;
  /** For a heading that takes the focus. */
  ref?: Ref<HTMLHeadingElement> | undefined;
  children?: ReactNode;
};

/** A state of the page, and what to do about it. */
export function Notice({ title, heading: Heading = 'h2', text, ref, children }: NoticeProps) {
  return (
    <section className="notice">
      <Heading ref={ref} tabIndex={ref ? -1 : undefined} className="text-h4 leading-heading">
        {title}
      </Heading>
      {text && <p className="mt-4 max-w-[48ch] text-row text-ink-2">{text}</p>}
      {children && <Buttons>{children}</Buttons>}
    </section>
  );
}

type FaultNoticeProps = {
  error: unknown;
  again: () => unknown;
  heading?: 'h1' | 'h2';
  ref?: Ref<HTMLHeadingElement>;
};

/** Says that something could not be loaded, and offers to try again. */
export function FaultNotice({ error, again, heading = 'h2', ref }: FaultNoticeProps) {
  const offline = isFault(error, 'offline');
  const refusal = refusalOf(error);
  const title = offline ? freshness.offlineTitle : (refusal ?? fault.title);
  const text = offline ? freshness.notKept : isFault(error, 'busy') ? fault.busy : fault.text;
  return (
    <div role="alert">
      <Notice ref={ref} heading={heading} title={title} text={refusal ? undefined : text}>
        <Button onClick={() => again()}>{fault.again}</Button>
      </Notice>
    </div>
  );
}

/** How fresh the data on screen is. */
export function Freshness() {
  const { zone } = useDesk();
  const { connected, asOf } = useConnection();
  const words = !connected
    ? freshness.offlineTitle
    : asOf > 0
      ? freshness.upToDate(zone.time(asOf))
      : freshness.loading;
  return (
    <p
      className="text-tiny text-ink-2 before:mr-5 before:inline-block before:size-4 before:rounded-full before:bg-ink-3 before:align-[0.1rem] data-connected:before:bg-green"
      data-connected={connected || undefined}
    >
      {words}
    </p>
  );
}

export const connectionNote = 'connection-note';

/** Always in the document, so that screen readers announce its words when they appear. */
export function ConnectionNote() {
  const { zone, settings } = useDesk();
  const [opened] = useState(settings.build);
  const { connected, asOf } = useConnection();
  const [isWebsite] = useRoute('/website/*?');
  const offline = isWebsite ? freshness.offlineWebsite : freshness.offline;
  return (
    <div role="status">
      {!connected && (
        <p
          id={connectionNote}
          className="quiet border-b border-line bg-raised px-edge py-7.5 flat:max-h-[25dvh] flat:overflow-y-auto flat:py-3"
        >
          <strong className="font-semibold text-ink">{freshness.offlineTitle}</strong>{' '}
          {asOf > 0 ? offline(zone.time(asOf)) : freshness.offlineFromStart}
        </p>
      )}
      {settings.build !== opened && (
        <p className="quiet border-b border-line bg-raised px-edge py-5">
          {freshness.renewed}{' '}
          <Button look="word" onClick={() => location.reload()}>
            {freshness.load}
          </Button>
        </p>
      )}
    </div>
  );
}

type NavigationLinkProps = { to: string; current?: boolean; className?: string; children: ReactNode };

/** A link to a page of the desk, marked when it is the current one. */
export function NavigationLink({ to, current, className, children }: NavigationLinkProps) {
  const [isThere] = useRoute(`${to}/*?`);
  return (
    <a href={`#${to}`} className={className} aria-current={(current ?? isThere) ? 'page' : undefined}>
      {children}
    </a>
  );
}
