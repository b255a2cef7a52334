import type { ReactNode } from 'react';

/** Cards in two or three columns, after the width there is. */
export function CardGrid({ children }: { children: ReactNode }) {
  return (
    <div className="wrap grid gap-x-8 gap-y-16 pb-(--bay) sm:grid-cols-2 lg:grid-cols-3">{children}</div>
  );
}
