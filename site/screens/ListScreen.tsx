import type { ReactNode } from 'react';
import { ListHead } from '../sections/lists/ListHead.tsx';
import type { Crumb } from '../sections/reading/Crumbs.tsx';

type Props = {
  /** The page the list hangs under. */
  above: Crumb;
  title: string;
  lead: string;
  /** The entries, in a grid of cards or as rows. */
  children: ReactNode;
};

/** A list of entries: solutions, or one kind of resource. */
export function ListScreen({ above, title, lead, children }: Props) {
  return (
    <>
      <ListHead above={above} title={title} lead={lead} />
      {children}
    </>
  );
}
