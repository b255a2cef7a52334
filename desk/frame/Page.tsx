import type { ReactNode } from 'react';
import { useArrival } from './use-arrival.ts';

type Props = { title: string; lead?: string | undefined; children: ReactNode };

/** A place of the desk beside the enquiries. */
export function Page({ title, lead, children }: Props) {
  const heading = useArrival(title);
  return (
    <div className="page">
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      {lead && <p className="lead">{lead}</p>}
      {children}
    </div>
  );
}
