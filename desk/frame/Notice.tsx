import type { ReactNode, Ref } from 'react';

type Props = {
  title: string;
  heading?: 'h1' | 'h2';
  text?: string | undefined;
  /** Its heading, where that takes the focus. */
  ref?: Ref<HTMLHeadingElement> | undefined;
  children?: ReactNode;
};

/** What there is to know about a state, and what to do about it. */
export function Notice({ title, heading: Heading = 'h2', text, ref, children }: Props) {
  return (
    <section className="notice">
      <Heading ref={ref} tabIndex={ref ? -1 : undefined}>
        {title}
      </Heading>
      {text && <p>{text}</p>}
      {children && <div className="buttons">{children}</div>}
    </section>
  );
}
