import type { ReactNode } from 'react';

/** A label in the surrounding hue. */
export function Tag({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-2.5 font-medium text-ink before:h-0.5 before:w-4 before:bg-(--hue,var(--color-ink-3))">
      {children}
    </span>
  );
}
