import type { ReactNode } from 'react';
import { facts } from '../../content/labels.ts';
import type { Answers } from '../../content/schemas/single-pages.ts';
import { formatDay } from '../formats/dates.ts';
import { ListHead } from '../sections/lists/ListHead.tsx';
import type { Crumb } from '../sections/reading/Crumbs.tsx';
import { type Heading, Reading } from '../sections/reading/Reading.tsx';

type Props = {
  /** The parent page. */
  above: Crumb;
  page: Pick<Answers, 'title' | 'lead' | 'updated'>;
  headings: Heading[];
  /** The page's text, and what stands below it. */
  children: ReactNode;
};

/** A page that is one long text. */
export function TextScreen({ above, page, headings, children }: Props) {
  return (
    <>
      <ListHead above={above} title={page.title} lead={page.lead} />
      <Reading headings={headings} hasFoldedContents>
        {children}
        <p className="text-small text-ink-2">{facts.lastChanged(formatDay(page.updated))}</p>
      </Reading>
    </>
  );
}
