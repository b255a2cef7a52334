import type { ReactNode } from 'react';
import type { Contact } from '../../content/schemas/contact.ts';
import { OtherWays } from '../sections/contact/OtherWays.tsx';
import { Kicker } from '../ui/Kicker.tsx';

type Props = {
  words: { kicker: string; heading: string; lead: string };
  otherWays: Contact['otherWays'];
  /** What went wrong, if anything, one list item after the other, filled in by the server. */
  messages?: string;
  /** The call, or the times that are free for one. */
  children: ReactNode;
};

/** A time to talk: being picked, booked, moved or cancelled. */
export function CallScreen({ words, otherWays, messages, children }: Props) {
  return (
    <div className="wrap grid gap-x-12 gap-y-12 pt-[calc(var(--header-height)+2rem)] pb-(--bay) lg:grid-cols-[5fr_7fr] lg:pt-[calc(var(--header-height)+4rem)]">
      <div>
        <Kicker>{words.kicker}</Kicker>
        <h1 className="mt-6 text-section tracking-tightest">{words.heading}</h1>
        {messages && (
          <div role="alert" className="mt-6 border-l-2 border-danger pl-5 has-[li:empty]:hidden">
            <ul className="grid max-w-[42ch] gap-2 text-lead">
              <li>{messages}</li>
            </ul>
          </div>
        )}
        <p className="mt-6 max-w-[42ch] text-lead text-ink-2">{words.lead}</p>
        <OtherWays words={otherWays} />
      </div>
      <div className="min-w-0 lg:pt-11">{children}</div>
    </div>
  );
}
