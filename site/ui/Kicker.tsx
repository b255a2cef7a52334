import type { ReactNode } from 'react';

/** The few words above a heading, after a hairline of light. */
export function Kicker({ children }: { children: ReactNode }) {
  return (
    <span className="flex items-center gap-3 text-small text-ink-2 before:h-px before:w-9 before:bg-(image:--spectrum) print:break-after-avoid">
      {children}
    </span>
  );
}
