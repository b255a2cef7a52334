import type { ComponentProps, ReactNode } from 'react';
import { EntryHead } from '../sections/reading/EntryHead.tsx';
import { type Heading, Reading, ShareButton } from '../sections/reading/Reading.tsx';
import { Related } from '../sections/reading/Related.tsx';

type Props = {
  head: ComponentProps<typeof EntryHead>;
  /** The label of the button that shares the page, if it has one. */
  share?: string;
  headings: Heading[];
  /** The heading above the cards of related entries, which a page puts into the slot of that name. An only entry has none. */
  relatedHeading: string | undefined;
  related?: ReactNode;
  children: ReactNode;
};

/** An entry that is a text alone: a guide, an article. */
export function EntryScreen({ head, share, headings, relatedHeading, related, children }: Props) {
  return (
    <article>
      <EntryHead {...head}>{share && <ShareButton label={share} />}</EntryHead>
      <Reading headings={headings} hasFoldedContents>
        {children}
      </Reading>
      {relatedHeading && <Related heading={relatedHeading}>{related}</Related>}
    </article>
  );
}
