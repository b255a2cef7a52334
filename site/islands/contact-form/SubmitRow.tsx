import type { ReactNode } from 'react';
import { privacyLink, purpose, sendButton, sendingButton } from '../../../content/messages/enquiry.ts';
import { pickTimeButton } from '../../../content/messages/native-call.ts';
import { pickTimeAction } from '../../../contract/native-form.ts';
import { buttonClass } from '../../ui/ButtonLink.tsx';

type Props = {
  isSubmitting: boolean;
  /** The button's label. */
  label?: string;
  /** Whether another button is the main one. */
  isPlain?: boolean;
  /** Another button that sends the form. */
  beside?: ReactNode;
  /** A note about the connection, if any. */
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

/** Posts the draft, which the server shows again beside the free times. */
export const PickTimeFirst = () => (
  <button type="submit" formAction={pickTimeAction} formNoValidate className={buttonClass.line}>
    {pickTimeButton}
  </button>
);
