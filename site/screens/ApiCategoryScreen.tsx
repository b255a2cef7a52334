import type { ReactNode } from 'react';
import { company } from '../../content/company.ts';
import { facts } from '../../content/labels.ts';
import type { ApiCategory } from '../../content/schemas/api-category.ts';
import type { EntryPages } from '../../content/schemas/entry-pages.ts';
import type { DescribedOperation } from '../api-reference/describe.ts';
import { formatDay } from '../formats/dates.ts';
import { Endpoints } from '../sections/api-reference/Endpoints.tsx';
import { Operation } from '../sections/api-reference/Operation.tsx';
import type { Heading } from '../sections/reading/Contents.tsx';
import type { Crumb } from '../sections/reading/Crumbs.tsx';
import { EntryHead } from '../sections/reading/EntryHead.tsx';
import { Reading } from '../sections/reading/Reading.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Tag } from '../ui/Tag.tsx';

type Props = {
  words: EntryPages['api-reference'];
  trail: Crumb[];
  category: ApiCategory;
  operations: DescribedOperation[];
  offer: string;
  server: string;
  readingTime: string;
  headings: Heading[];
  /** The words that introduce the category. */
  children: ReactNode;
};

export function ApiCategoryScreen(props: Props) {
  const { words, trail, category, operations, offer, server, readingTime, headings, children } = props;
  return (
    <article>
      <EntryHead
        trail={trail}
        title={category.title}
        lead={category.description}
        picture={category.picture}
        facts={
          <>
            <Tag>{facts.endpoints(operations.length)}</Tag>
            <span>{readingTime}</span>
            <span>{company.author}</span>
            <span>{facts.updated(formatDay(category.updated))}</span>
          </>
        }
      >
        <ButtonLink href="#endpoints" variant="line">
          {words.toEndpoints}
        </ButtonLink>
      </EntryHead>
      <Reading headings={[...headings, { slug: 'endpoints', text: words.endpoints }]}>{children}</Reading>
      <Endpoints words={words} offer={offer} server={server}>
        {operations.map((operation) => (
          <Operation key={operation.id} operation={operation} />
        ))}
      </Endpoints>
    </article>
  );
}
