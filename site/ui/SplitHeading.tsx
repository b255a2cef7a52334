import type { ReactNode } from 'react';

/** A heading on the left, and its content in the other columns. */
export function SplitHeading({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className="wrap grid gap-x-12 gap-y-10 lg:grid-cols-[5fr_7fr] print:block print:*:mb-4">
      <h2 className="text-h2 lg:sticky lg:top-28 lg:self-start">{heading}</h2>
      {children}
    </div>
  );
}
