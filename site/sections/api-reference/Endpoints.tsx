import type { ReactNode } from 'react';
import { endpoint } from '../../../content/labels.ts';
import type { EntryPages } from '../../../content/schemas/entry-pages.ts';
import { ArrowLink } from '../../ui/ArrowLink.tsx';
import { Section } from '../../ui/Section.tsx';
import { TextWithCode } from '../../ui/TextWithCode.tsx';

type Props = {
  words: EntryPages['api-reference'];
  /** Who may use the API. */
  offer: string;
  server: string;
  /** The operations. */
  children: ReactNode;
};

/** The operations of a category, below what a developer needs before the first of them. */
export function Endpoints({ words, offer, server, children }: Props) {
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
