import type { ReactNode } from 'react';
import type { Pages } from '../../content/schemas/pages.ts';

type Props = {
  words: Pages['connectionTest'];
  /** The buttons and what comes of them. */
  children: ReactNode;
};

/** For the owner: does the database behind the form answer? */
export function ConnectionTestScreen({ words, children }: Props) {
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
