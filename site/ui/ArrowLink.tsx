import type { ReactNode } from 'react';
import { Icon } from './icons.tsx';

type Props = {
  href: string;
  /** Whether the link leads further in or back out. */
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

/** Leads back out of a page, and is no part of what it says. */
export const BackLink = ({ to }: { to: { href: string; back: string } }) => (
  <span data-screen-only>
    <ArrowLink href={to.href} direction="back">
      {to.back}
    </ArrowLink>
  </span>
);

const arrows = {
  on: { path: 'M1 6h13M9.5 1.5 14 6l-4.5 4.5', nudge: 'group-hover/arrow:translate-x-1' },
  back: { path: 'M15 6H2M6.5 1.5 2 6l4.5 4.5', nudge: 'group-hover/arrow:-translate-x-1' },
} as const;

/** An arrow that moves in its direction when the pointer is over the surrounding group. */
export const ArrowMark = ({ direction }: Pick<Props, 'direction'>) => (
  <Icon width={16} height={12} className={`shrink-0 transition-transform ${arrows[direction].nudge}`}>
    <path d={arrows[direction].path} />
  </Icon>
);
