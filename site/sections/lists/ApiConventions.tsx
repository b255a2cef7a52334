import { facts } from '../../../content/labels.ts';
import type { ApiCategory } from '../../../content/schemas/openapi.ts';
import type { EntryPages } from '../../../content/schemas/single-pages.ts';
import type { Convention } from '../../api-reference/describe.ts';
import { ButtonLink, ButtonRow, buttonClass } from '../../ui/ButtonLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { SplitHeading } from '../../ui/SplitHeading.tsx';
import { TextWithCode } from '../../ui/TextWithCode.tsx';
import { EntryCard, type Listed } from './EntryCard.tsx';

type Props = {
  words: EntryPages['api-reference'];
  /** Who may use the API. */
  offer: string;
  conventions: Convention[];
};

/** What holds for every endpoint, and a link to the OpenAPI document. */
export function ApiConventions({ words, offer, conventions }: Props) {
  return (
    <Section id="conventions" air="half" surface="ruled">
      <SplitHeading heading={words.conventions}>
        <div className="max-w-measure">
          <p className="text-lead">{offer}</p>
          <dl className="mt-9 border-t border-line">
            {conventions.map(({ name, text }) => (
              <div
                key={name}
                className="grid gap-x-8 gap-y-1 border-b border-line py-5 sm:grid-cols-[10rem_1fr]"
              >
                <dt className="font-medium">{name}</dt>
                <dd className="text-ink-2">
                  <TextWithCode>{text}</TextWithCode>
                </dd>
              </div>
            ))}
          </dl>
          <div className="mt-9">
            <ButtonRow>
              <ButtonLink {...words.key} variant="solid" />
              <a href="/openapi.json" download className={buttonClass.line}>
                {words.download}
              </a>
            </ButtonRow>
          </div>
        </div>
      </SplitHeading>
    </Section>
  );
}

type ApiCategoryCardProps = { entry: Listed<ApiCategory>; endpoints: number };

export const ApiCategoryCard = ({ entry: { id, data }, endpoints }: ApiCategoryCardProps) => (
  <EntryCard {...data} href={`/resources/api-reference/${id}`} tag={facts.endpoints(endpoints)} />
);
