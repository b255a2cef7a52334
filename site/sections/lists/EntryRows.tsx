import type { ReactNode } from 'react';

/** Entries one under the other, a hairline between two. */
export function EntryRows({ children }: { children: ReactNode }) {
  return <div className="wrap divide-y divide-line pb-(--bay) *:py-10 *:first:pt-0">{children}</div>;
}
