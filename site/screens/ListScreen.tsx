import type { ReactNode } from 'react';
import { ListHead } from '../sections/lists/ListHead.tsx';

type Props = {
  back: { href: string; label: string };
  title: string;
  lead: string;
  /** The entries, in a grid of cards or as rows. */
  children: ReactNode;
};

/** A list of entries: solutions, or one kind of resource. */
export function ListScreen({ back, title, lead, children }: Props) {
  return (
    <>
      <ListHead back={back} title={title} lead={lead} />
      {children}
    </>
  );
}
