import type { ReactNode } from 'react';
import { type ButtonVariant, buttonClass } from './button-class.ts';

type Props = {
  href: string;
  variant: ButtonVariant;
  children: ReactNode;
};

/** A link that asks for a decision: one solid one a view, its alternatives outlined. */
export function ButtonLink({ href, variant, children }: Props) {
  return (
    <a href={href} className={buttonClass[variant]}>
      {children}
    </a>
  );
}
