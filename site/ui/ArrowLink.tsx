import type { ReactNode } from 'react';
import { ArrowMark } from './ArrowMark.tsx';

type Props = {
  href: string;
  /** Where it leads: further in, or back out. */
  direction: 'on' | 'back';
  children: ReactNode;
};

export function ArrowLink({ href, direction, children }: Props) {
  return (
    <a
      href={href}
      className="group/arrow inline-flex min-h-8 items-center gap-2.5 text-small font-medium text-ink-2 transition-colors hover:text-ink print:hidden"
    >
      {direction === 'back' && <ArrowMark direction="back" />}
      {children}
      {direction === 'on' && <ArrowMark direction="on" />}
    </a>
  );
}
