import { Component, type ComponentType, type ReactNode } from 'react';
import { company } from '../../content/company.ts';
import { failureHeading, failureText, reloadButton } from '../../content/messages/pages.ts';
import { buttonClass, MailLink } from '../ui/ButtonLink.tsx';

/** When one part of the page fails, the rest stays, and an email address is shown in its place. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <WayOn /> : this.props.children;
  }
}

/** A part of the page with a boundary of its own. */
export const guarded =
  <Given extends object>(Part: ComponentType<Given>) =>
  (given: Given) => (
    <ErrorBoundary>
      <Part {...given} />
    </ErrorBoundary>
  );

function WayOn() {
  return (
    <div role="alert" className="border-t border-danger pt-8">
      <img src="/pictures/cup.svg" alt="" width="320" height="240" className="mb-6 h-auto max-w-full" />
      <h2 className="text-h3">{failureHeading}</h2>
      <p className="mt-4 max-w-[48ch] text-ink-2">
        {failureText} <MailLink address={company.email} />
      </p>
      <button
        type="button"
        className={`mt-7 ${buttonClass['line-small']}`}
        onClick={() => window.location.reload()}
      >
        {reloadButton}
      </button>
    </div>
  );
}
