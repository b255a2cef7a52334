import type { ReactNode } from 'react';

/** Buttons beside each other. On a phone they share its width, in one line or below each other. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-3.5 max-sm:gap-2.5 max-sm:[&>:is(a,button):not(:only-child)]:grow max-sm:[&>:is(a,button):not(:only-child)]:px-4">
      {children}
    </div>
  );
}
