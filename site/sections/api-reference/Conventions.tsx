import type { Convention } from '../../api-reference/conventions.ts';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { ButtonRow } from '../../ui/ButtonRow.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Section } from '../../ui/Section.tsx';
import { SplitHeading } from '../../ui/SplitHeading.tsx';
import { TextWithCode } from '../../ui/TextWithCode.tsx';

type Props = {
  /** Who may use the API. */
  offer: string;
  conventions: Convention[];
};

/** What holds for every endpoint, and the document all of it is made from. */
export function Conventions({ offer, conventions }: Props) {
  return (
    <Section id="conventions" air="half" surface="ruled">
      <SplitHeading heading="What holds for every endpoint">
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
              <ButtonLink href="/contact" variant="solid">
                Ask for a key
              </ButtonLink>
              <a href="/openapi.json" download className={buttonClass.line}>
                Download OpenAPI document
              </a>
            </ButtonRow>
          </div>
        </div>
      </SplitHeading>
    </Section>
  );
}
