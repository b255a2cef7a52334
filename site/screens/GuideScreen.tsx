import type { ComponentProps, ReactNode } from 'react';
import { company } from '../../content/company.ts';
import { facts } from '../../content/labels.ts';
import type { Guide } from '../../content/schemas/entries.ts';
import type { EntryPages } from '../../content/schemas/single-pages.ts';
import { formatDay } from '../formats/dates.ts';
import { GuideCard } from '../sections/lists/guides.tsx';
import type { Crumb } from '../sections/reading/Crumbs.tsx';
import { EntryHead } from '../sections/reading/EntryHead.tsx';
import { type Heading, Reading } from '../sections/reading/Reading.tsx';
import { Related } from '../sections/reading/Related.tsx';
import { Tag } from '../ui/Tag.tsx';

type Props = {
  words: EntryPages['documentation'];
  trail: Crumb[];
  guide: Guide;
  readingTime: string;
  headings: Heading[];
  related: ComponentProps<typeof GuideCard>[];
  /** The guide's text. */
  children: ReactNode;
};

export function GuideScreen({ words, trail, guide, readingTime, headings, related, children }: Props) {
  return (
    <article>
      <EntryHead
        trail={trail}
        title={guide.title}
        lead={guide.description}
        picture={guide.picture}
        facts={
          <>
            <Tag>{guide.level}</Tag>
            <span>{readingTime}</span>
            <span>{company.author}</span>
            <span>{facts.updated(formatDay(guide.updated))}</span>
          </>
        }
      />
      <Reading headings={headings} hasFoldedContents>
        {children}
      </Reading>
      <Related heading={words.related}>
        {related.map((card) => (
          <GuideCard key={card.id} {...card} />
        ))}
      </Related>
    </article>
  );
}
