import type { ReactNode } from 'react';
import { privacyLink, purpose, sendButton, sendingButton } from '../../../content/messages/enquiry.ts';
import { buttonClass } from '../../ui/ButtonLink.tsx';

type Props = {
  isSubmitting: boolean;
  label?: string;
  /** Whether another button is the main one. */
  isPlain?: boolean;
  /** A note where no script runs. */
  beside?: ReactNode;
  children?: ReactNode;
};

export function SubmitRow({ isSubmitting, label = sendButton, isPlain = false, beside, children }: Props) {
  return (
    <div className="col-span-full">
      <div className="flex flex-wrap items-center gap-x-7 gap-y-4">
        <button
          type="submit"
          disabled={isSubmitting}
          className={`min-w-[min(10rem,100%)] ${buttonClass[isPlain ? 'line' : 'solid']}`}
        >
          {isSubmitting ? sendingButton : label}
        </button>
        {beside}
        <p className="max-w-[34ch] text-small text-ink-2">
          {purpose}{' '}
          <a className="text-ink underline decoration-line-strong underline-offset-4" href="/privacy">
            {privacyLink}
          </a>
        </p>
      </div>
      <p role="status" className="mt-3 sm:mt-4 sm:min-h-12 max-w-[52ch] text-small text-ink">
        {children}
      </p>
    </div>
  );
}
