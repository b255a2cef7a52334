import type { ReactNode } from 'react';
import { buttonClass } from '../../ui/button-class.ts';

type Props = {
  isSubmitting: boolean;
  /** What is to be said about the connection, if anything. */
  children?: ReactNode;
};

export function SubmitRow({ isSubmitting, children }: Props) {
  return (
    <div className="col-span-full">
      <div className="flex flex-wrap items-center gap-x-7 gap-y-4">
        <button type="submit" disabled={isSubmitting} className={`min-w-40 ${buttonClass.solid}`}>
          {isSubmitting ? 'Submitting...' : 'Send request'}
        </button>
        <p className="max-w-[34ch] text-small text-ink-2">
          We use it to answer you, nothing else.{' '}
          <a className="text-ink underline decoration-line-strong underline-offset-4" href="/privacy">
            Privacy
          </a>
        </p>
      </div>
      <p role="status" className="mt-4 min-h-12 max-w-[52ch] text-small text-ink">
        {children}
      </p>
    </div>
  );
}
