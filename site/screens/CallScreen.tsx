import type { ReactNode } from 'react';
import { company } from '../../content/company.ts';
import type { Contact, NotSent, Pages } from '../../content/schemas/single-pages.ts';
import { OtherWays } from '../sections/contact/OtherWays.tsx';
import { MailLink } from '../ui/ButtonLink.tsx';
import { Kicker } from '../ui/Kicker.tsx';

type Props = {
  words: { kicker: string; heading: string; lead: string };
  otherWays: Contact['otherWays'];
  children: ReactNode;
};

/** A call that was booked, moved or canceled. */
export function CallScreen({ words, otherWays, children }: Props) {
  return (
    <div className="wrap grid gap-x-12 gap-y-12 pt-[calc(var(--header-height)+2rem)] pb-(--bay) lg:grid-cols-[5fr_7fr] lg:grid-rows-[auto_1fr] lg:pt-[calc(var(--header-height)+4rem)]">
      <div>
        <Kicker>{words.kicker}</Kicker>
        <h1 className="mt-6 text-section tracking-tightest">{words.heading}</h1>
        <p className="mt-6 max-w-[42ch] text-lead text-ink-2">{words.lead}</p>
      </div>
      <div className="min-w-0 lg:row-span-2 lg:pt-11">{children}</div>
      <OtherWays words={otherWays} />
    </div>
  );
}

type NotSentScreenProps = {
  words: NotSent;
  /** What is wrong, as list items that the server fills in. */
  messages: string;
  /** The form with what was typed, or a picture instead. */
  children: ReactNode;
};

export function NotSentScreen({ words, messages, children }: NotSentScreenProps) {
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
          {words.text} <MailLink address={company.email} />
        </p>
      </div>
      <div className="lg:pt-11">{children}</div>
    </div>
  );
}

type ConnectionTestScreenProps = {
  words: Pages['connectionTest'];
  children: ReactNode;
};

/** For the owner: tests the database behind the form. */
export function ConnectionTestScreen({ words, children }: ConnectionTestScreenProps) {
  return (
    <div className="wrap grid gap-x-12 gap-y-12 pt-[calc(var(--header-height)+2rem)] pb-(--bay) lg:grid-cols-[5fr_7fr] lg:pt-[calc(var(--header-height)+4rem)]">
      <div>
        <h1 className="text-section tracking-tightest">{words.heading}</h1>
        <p className="mt-6 max-w-[42ch] text-lead text-ink-2">{words.lead}</p>
        <p className="mt-5 max-w-[42ch] text-ink-2">{words.note}</p>
      </div>
      {children}
    </div>
  );
}
