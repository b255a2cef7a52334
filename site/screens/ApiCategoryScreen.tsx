import type { ReactNode } from 'react';
import { company } from '../../content/company.ts';
import { endpoint, facts } from '../../content/labels.ts';
import type { ApiCategory } from '../../content/schemas/openapi.ts';
import type { EntryPages } from '../../content/schemas/single-pages.ts';
import type { DescribedOperation } from '../api-reference/describe.ts';
import { formatDay } from '../formats/dates.ts';
import { Operation } from '../sections/api-reference/Operation.tsx';
import type { Crumb } from '../sections/reading/Crumbs.tsx';
import { EntryHead } from '../sections/reading/EntryHead.tsx';
import { type Heading, Reading } from '../sections/reading/Reading.tsx';
import { ArrowLink, ButtonLink } from '../ui/ButtonLink.tsx';
import { Section } from '../ui/Section.tsx';
import { TextWithCode } from '../ui/TextWithCode.tsx';

type Props = {
  words: EntryPages['api-reference'];
  trail: Crumb[];
  category: ApiCategory;
  operations: DescribedOperation[];
  offer: string;
  server: string;
  readingTime: string;
  headings: Heading[];
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
        facts={[
          facts.endpoints(operations.length),
          readingTime,
          company.author,
          facts.updated(formatDay(category.updated)),
        ]}
      >
        <ButtonLink href="#endpoints" label={words.toEndpoints} variant="line" />
      </EntryHead>
      <Reading headings={[...headings, { slug: 'endpoints', text: words.endpoints }]}>{children}</Reading>
      <Endpoints words={words} offer={offer} server={server}>
        {/* The first is open, so that its words are seen beside its code. */}
        {operations.map((operation, index) => (
          <Operation key={operation.id} operation={operation} isOpen={index === 0} />
        ))}
      </Endpoints>
    </article>
  );
}

type EndpointsProps = {
  words: EntryPages['api-reference'];
  /** Who may use the API. */
  offer: string;
  server: string;
  children: ReactNode;
};

/** The operations of a category, after what a developer needs to know first. */
export function Endpoints({ words, offer, server, children }: EndpointsProps) {
  return (
    <Section air="half" surface="ruled">
      <div className="wrap">
        <div className="grid gap-x-12 gap-y-6 lg:grid-cols-[5fr_7fr]">
          <h2 id="endpoints" className="text-h2">
            {words.endpoints}
          </h2>
          <div className="max-w-measure text-ink-2">
            <p>
              <TextWithCode>{`${offer} ${endpoint.server(server)}`}</TextWithCode>
            </p>
            <p className="mt-3 flex flex-wrap gap-x-8">
              <ArrowLink href={words.key.href} direction="on">
                {words.key.label}
              </ArrowLink>
              <ArrowLink href="/resources/api-reference#conventions" direction="on">
                {words.conventions}
              </ArrowLink>
            </p>
          </div>
        </div>
        <div className="mt-12 border-t border-line">{children}</div>
      </div>
    </Section>
  );
}
