import type { ReactNode } from 'react';

type Props = { title: string; heading?: 'h1' | 'h2'; text?: string | undefined; children?: ReactNode };

/** What there is to know about a state, and what to do about it. */
export function Notice({ title, heading: Heading = 'h2', text, children }: Props) {
  return (
    <section className="notice">
      <Heading>{title}</Heading>
      {text && <p>{text}</p>}
      {children && <div className="buttons">{children}</div>}
    </section>
  );
}
