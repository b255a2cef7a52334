import type { ReactNode } from 'react';
import { company } from '../../content/company.ts';
import { Kicker } from '../ui/Kicker.tsx';

type Props = {
  /** The list items that say what is wrong, filled in by the server. */
  messages: string;
  /** Where what was typed is to be found. */
  typed: keyof typeof whereabouts;
  /** The form with what was typed, or a picture in its place. */
  children: ReactNode;
};

const whereabouts = {
  'on the page': 'What you typed is still here.',
  'in the browser': 'What you typed is still in your browser: press its Back button.',
};

export function NotSentScreen({ messages, typed, children }: Props) {
  return (
    <div className="wrap grid gap-x-12 gap-y-12 pt-[calc(var(--header-height)+2rem)] pb-(--bay) lg:grid-cols-[5fr_7fr] lg:pt-[calc(var(--header-height)+4rem)]">
      <div>
        <Kicker>Contact</Kicker>
        <h1 className="mt-6 text-section tracking-tightest">Not sent yet</h1>
        <div role="alert" className="mt-6 border-l-2 border-danger pl-5">
          <ul className="grid max-w-[42ch] gap-2 text-lead">{messages}</ul>
        </div>
        <p className="mt-6 max-w-[42ch] text-ink-2">
          {whereabouts[typed]} If it keeps failing, write to{' '}
          <a
            className="text-ink underline decoration-line-strong underline-offset-4"
            href={`mailto:${company.email}`}
          >
            {company.email}
          </a>
          .
        </p>
      </div>
      <div className="lg:pt-11">{children}</div>
    </div>
  );
}
