import type { ReactNode } from 'react';
import { company } from '../../content/company.ts';
import type { NotSent } from '../../content/schemas/pages.ts';
import { Kicker } from '../ui/Kicker.tsx';

type Props = {
  words: NotSent;
  /** What is wrong, one list item after the other, filled in by the server. */
  messages: string;
  /** The form with what was typed, or a picture in its place. */
  children: ReactNode;
};

export function NotSentScreen({ words, messages, children }: Props) {
  return (
    <div className="wrap grid gap-x-12 gap-y-12 pt-[calc(var(--header-height)+2rem)] pb-(--bay) lg:grid-cols-[5fr_7fr] lg:pt-[calc(var(--header-height)+4rem)]">
      <div>
        <Kicker>{words.kicker}</Kicker>
        <h1 className="mt-6 text-section tracking-tightest">{words.heading}</h1>
        <div role="alert" className="mt-6 border-l-2 border-danger pl-5">
          <ul className="grid max-w-[42ch] gap-2 text-lead">
            <li>{messages}</li>
          </ul>
        </div>
        <p className="mt-6 max-w-[42ch] text-ink-2">
          {words.text}{' '}
          <a
            className="text-ink underline decoration-line-strong underline-offset-4"
            href={`mailto:${company.email}`}
          >
            {company.email}
          </a>
        </p>
      </div>
      <div className="lg:pt-11">{children}</div>
    </div>
  );
}
