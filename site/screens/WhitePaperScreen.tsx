import type { ReactNode } from 'react';
import { company } from '../../content/company.ts';
import { facts } from '../../content/labels.ts';
import type { WhitePaper } from '../../content/schemas/entries.ts';
import type { EntryPages } from '../../content/schemas/single-pages.ts';
import { formatDay } from '../formats/dates.ts';
import type { Crumb } from '../sections/reading/Crumbs.tsx';
import { EntryHead } from '../sections/reading/EntryHead.tsx';
import { type Heading, Reading } from '../sections/reading/Reading.tsx';
import { ButtonLink, ButtonRow } from '../ui/ButtonLink.tsx';
import { DownloadIcon } from '../ui/icons.tsx';

type Props = {
  words: EntryPages['white-papers'];
  trail: Crumb[];
  paper: WhitePaper;
  readingTime: string;
  downloadHref: string;
  /** Undefined for a paper with nothing to fill in. */
  worksheetsHref: string | undefined;
  headings: Heading[];
  children: ReactNode;
};

export function WhitePaperScreen(props: Props) {
  const { words, trail, paper, readingTime, downloadHref, worksheetsHref, headings, children } = props;
  return (
    <article>
      <EntryHead
        trail={trail}
        title={paper.title}
        lead={paper.description}
        picture={paper.picture}
        facts={[facts.pages(paper.pages), readingTime, company.author, formatDay(paper.date)]}
      >
        <ButtonRow>
          <ButtonLink href={downloadHref} variant="solid">
            <DownloadIcon />
            {words.download}
          </ButtonLink>
          {worksheetsHref && (
            <ButtonLink href={worksheetsHref} variant="line">
              <DownloadIcon />
              {words.worksheets}
            </ButtonLink>
          )}
        </ButtonRow>
      </EntryHead>
      <Reading headings={headings}>{children}</Reading>
    </article>
  );
}
