import type { ReactNode } from 'react';

/** For the owner: does the database behind the form answer? */
export function ConnectionTestScreen({ children }: { children: ReactNode }) {
  return (
    <div className="wrap grid gap-x-12 gap-y-12 pt-[calc(var(--header-height)+2rem)] pb-(--bay) lg:grid-cols-[5fr_7fr] lg:pt-[calc(var(--header-height)+4rem)]">
      <div>
        <h1 className="text-section tracking-tightest">Connection test</h1>
        <p className="mt-6 max-w-[42ch] text-lead text-ink-2">
          Tries the database behind the contact form with the rights of any visitor. The first button reads,
          the second writes a row marked as a test.
        </p>
        <p className="mt-5 max-w-[42ch] text-ink-2">
          A visitor may read nothing but the row just sent, so a good first test shows an empty list.
        </p>
      </div>
      {children}
    </div>
  );
}
