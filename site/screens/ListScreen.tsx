import type { ReactNode } from 'react';
import { CardGrid } from '../sections/CardGrid.tsx';
import { ListHead } from '../sections/ListHead.tsx';

type Props = {
  back: { href: string; label: string };
  title: string;
  lead: string;
  /** The cards. */
  children: ReactNode;
};

/** A list of entries: solutions, or one kind of resource. */
export function ListScreen({ back, title, lead, children }: Props) {
  return (
    <>
      <ListHead back={back} title={title} lead={lead} />
      <CardGrid>{children}</CardGrid>
    </>
  );
}
