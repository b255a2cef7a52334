import type { ReactNode } from 'react';

type Props = {
  /** The anchor for links. */
  id?: string;
  /** Full space above and below, or half of it where two sections belong together. */
  air: 'bay' | 'half';
  /** Set off by a hairline, or raised. */
  surface: 'ruled' | 'raised';
  children: ReactNode;
};

const air = { bay: 'py-(--bay)', half: 'py-(--bay-half)' };
const surface = { ruled: 'border-t border-line', raised: 'border-y border-line bg-raised' };

export function Section(props: Props) {
  return (
    <section id={props.id} className={`${air[props.air]} ${surface[props.surface]}`}>
      {props.children}
    </section>
  );
}
