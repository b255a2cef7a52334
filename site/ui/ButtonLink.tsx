import type { ComponentProps, ReactNode } from 'react';
import { Icon } from './icons.tsx';

type Link = { href: string; label: string };

type Props = Omit<Link, 'label'> & {
  variant: ButtonVariant;
  /** Its words, if they are all that is on it. */
  label?: string;
  children?: ReactNode;
};

/** A link that asks for a decision. A view has one solid button; its alternatives are outlined. */
export function ButtonLink({ href, variant, label, children }: Props) {
  return (
    <a href={href} className={buttonClass[variant]}>
      {label}
      {children}
    </a>
  );
}

/** Buttons side by side. On a phone they share the width, or wrap. */
export function ButtonRow({ children }: { children: ReactNode }) {
  return (
    <div className="flex flex-wrap gap-3.5 max-sm:gap-2.5 max-sm:[&>:is(a,button):not(:only-child)]:grow max-sm:[&>:is(a,button):not(:only-child)]:px-4">
      {children}
    </div>
  );
}

/** A row of links, of which the first is the solid button, and what follows them. */
export const ButtonLinks = ({ links, children }: { links: Link[]; children?: ReactNode }) => (
  <ButtonRow>
    {links.map((link, index) => (
      <ButtonLink key={link.label} {...link} variant={index === 0 ? 'solid' : 'line'} />
    ))}
    {children}
  </ButtonRow>
);

export type ButtonVariant = 'solid' | 'line' | 'solid-small' | 'line-small';

const shape =
  'inline-flex max-w-full shrink-0 items-center justify-center gap-2.5 rounded-control text-center font-semibold transition-colors disabled:cursor-not-allowed disabled:opacity-60 print:hidden';
const large = 'min-h-12 px-5.5 text-body';
const small = 'min-h-10 px-4 text-small';
const solid = 'bg-ink text-ground hover:bg-white active:bg-ink-2 forced-colors:border';
const line = 'border border-line-strong hover:border-ink hover:bg-raised active:bg-raised-2';

/** The look of a button, for links and buttons. */
export const buttonClass: Record<ButtonVariant, string> = {
  solid: `${shape} ${large} ${solid}`,
  line: `${shape} ${large} ${line}`,
  'solid-small': `${shape} ${small} ${solid}`,
  'line-small': `${shape} ${small} ${line}`,
};

export const MailLink = ({ address }: { address: string }) => (
  <a className="text-ink underline decoration-line-strong underline-offset-4" href={`mailto:${address}`}>
    {address}
  </a>
);

type ButtonProps = Omit<ComponentProps<'button'>, 'className'> & { variant: ButtonVariant };

export const Button = ({ variant, ...rest }: ButtonProps) => (
  <button type="button" {...rest} className={buttonClass[variant]} />
);

type ArrowProps = {
  href: string;
  /** Whether the link leads further in or back out. */
  direction: 'on' | 'back';
  children: ReactNode;
};

export function ArrowLink({ href, direction, children }: ArrowProps) {
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
export const ArrowMark = ({ direction }: Pick<ArrowProps, 'direction'>) => (
  <Icon
    width={16}
    height={12}
    className={`shrink-0 transition-transform ${arrows[direction].nudge}`}
    path={arrows[direction].path}
  />
);
