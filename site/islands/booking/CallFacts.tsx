import type { ReactNode } from 'react';

/** What there is to say of a call, below when it is. */
export const CallFacts = ({ children }: { children: ReactNode }) => (
  <dl className="mt-6 grid gap-x-6 sm:grid-cols-[8.5rem_1fr]">{children}</dl>
);

export const CallFact = ({ label, children }: { label: string; children: ReactNode }) => (
  <>
    <dt className="text-small leading-[1.9] text-ink-2">{label}</dt>
    <dd className="mb-3">{children}</dd>
  </>
);
