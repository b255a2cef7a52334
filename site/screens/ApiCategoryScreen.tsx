import type { ReactNode } from 'react';
import { company } from '../../content/company.ts';
import type { ApiCategory } from '../../content/schemas/api-category.ts';
import { formatDay } from '../library/dates.ts';
import type { ListedOperation } from '../library/operations.ts';
import type { Crumb } from '../library/trails.ts';
import type { Heading } from '../sections/Contents.tsx';
import { EntryHead } from '../sections/EntryHead.tsx';
import { OperationList } from '../sections/OperationList.tsx';
import { Reading } from '../sections/Reading.tsx';
import { Mark } from '../ui/Mark.tsx';

type Props = {
  trail: Crumb[];
  category: ApiCategory;
  operations: ListedOperation[];
  readingTime: string;
  headings: Heading[];
  /** The words that introduce the category. */
  children: ReactNode;
};

export function ApiCategoryScreen({ trail, category, operations, readingTime, headings, children }: Props) {
  return (
    <article>
      <EntryHead
        trail={trail}
        back={{ href: '/resources/api-reference', label: 'Back to API reference' }}
        title={category.title}
        lead={category.description}
        picture={category.picture}
        marks={
          <>
            <Mark>{operations.length} endpoints</Mark>
            <span>{readingTime}</span>
            <span>{company.author}</span>
            <span>Updated {formatDay(category.updated)}</span>
          </>
        }
      />
      <Reading headings={[...headings, { slug: 'endpoints', text: 'Endpoints' }]}>
        {children}
        <h2 id="endpoints">Endpoints</h2>
        <OperationList operations={operations} />
      </Reading>
    </article>
  );
}
