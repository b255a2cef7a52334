import type { ReactNode } from 'react';
import type { OwnPage } from '../../content/schemas/entries.ts';
import { ListHead } from '../sections/lists/ListHead.tsx';
import type { Crumb } from '../sections/reading/Crumbs.tsx';
import { EntryHead } from '../sections/reading/EntryHead.tsx';
import { type Heading, Reading } from '../sections/reading/Reading.tsx';
import { Section } from '../ui/Section.tsx';
import { SplitHeading } from '../ui/SplitHeading.tsx';

type Props = {
  above: Crumb;
  page: OwnPage;
  headings: Heading[];
  demonstration?: ReactNode;
  formHeading: string;
  form?: ReactNode;
  children: ReactNode;
};

/** A page of the owner's own: its text, and below it what can be tried and the form, as he likes. */
export function OwnPageScreen({ above, page, headings, demonstration, formHeading, form, children }: Props) {
  const { title, lead, picture, showsPicture, hasForm } = page;
  return (
    <>
      {showsPicture ? (
        <EntryHead trail={[above]} title={title} lead={lead} picture={picture} facts={[]} />
      ) : (
        <ListHead above={above} title={title} lead={lead} />
      )}
      <Reading headings={headings} hasFoldedContents>
        {children}
      </Reading>
      {/* Astro gives a slot that is empty, too. */}
      {page.demonstration !== 'none' && <div className="border-t border-line">{demonstration}</div>}
      {hasForm && (
        <Section air="half" surface="ruled">
          <SplitHeading heading={formHeading}>{form}</SplitHeading>
        </Section>
      )}
    </>
  );
}
