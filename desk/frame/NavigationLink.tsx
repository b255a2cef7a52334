import type { ReactNode } from 'react';
import { useRoute } from 'wouter';

type Props = { to: string; current?: boolean; className?: string; children: ReactNode };

/** A link to a place of the desk, which knows whether one is there. */
export function NavigationLink({ to, current, className, children }: Props) {
  const [isThere] = useRoute(`${to}/*?`);
  return (
    <a href={`#${to}`} className={className} aria-current={(current ?? isThere) ? 'page' : undefined}>
      {children}
    </a>
  );
}
