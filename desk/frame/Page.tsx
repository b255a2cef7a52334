import type { ReactNode, Ref } from 'react';
import { useRoute } from 'wouter';
import { fault, freshness } from '../../content/desk-words/frame.ts';
import { useDesk } from '../live/desk.tsx';
import { useConnection } from '../live/use-pulse.ts';
import { isFault } from '../request/ask.ts';
import { useHeadingFocus } from './use-heading-focus.ts';
import { useTitle } from './use-title.ts';

type Props = { title: string; lead?: string | undefined; children: ReactNode };

/** A page of the desk, other than the enquiries. */
export function Page({ title, lead, children }: Props) {
  const heading = useHeadingFocus(title);
  useTitle(title);
  return (
    <div className="page">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {lead && <p className="lead">{lead}</p>}
      {children}
    </div>
  );
}

/** Placeholder lines, shown when loading takes longer than a moment. */
export function Skeleton() {
  return (
    <div className="skeleton" aria-hidden="true">
      <span />
      <span />
      <span />
      <span />
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
      <Heading ref={ref} tabIndex={ref ? -1 : undefined}>
        {title}
      </Heading>
      {text && <p>{text}</p>}
      {children && <div className="buttons">{children}</div>}
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
  const text = offline ? freshness.offlineFromStart : isFault(error, 'busy') ? fault.busy : fault.text;
  return (
    <div role="alert">
      <Notice ref={ref} heading={heading} title={offline ? freshness.offlineTitle : fault.title} text={text}>
        <button type="button" className="button" onClick={() => again()}>
          {fault.again}
        </button>
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
    <p className="freshness" data-connected={connected || undefined}>
      {words}
    </p>
  );
}

export const connectionNote = 'connection-note';

/** Always in the document, so that screen readers announce its words when they appear. */
export function ConnectionNote() {
  const { zone } = useDesk();
  const { connected, asOf } = useConnection();
  const [isWebsite] = useRoute('/website/*?');
  const offline = isWebsite ? freshness.offlineWebsite : freshness.offline;
  return (
    <div role="status">
      {!connected && (
        <p id={connectionNote} className="connection">
          <strong>{freshness.offlineTitle}</strong>{' '}
          {asOf > 0 ? offline(zone.time(asOf)) : freshness.offlineFromStart}
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
