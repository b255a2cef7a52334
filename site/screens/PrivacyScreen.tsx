import type { ReactNode } from 'react';
import { company } from '../../content/company.ts';
import { unnamed } from '../../content/labels.ts';
import type { Privacy } from '../../content/schemas/single-pages.ts';
import type { Crumb } from '../sections/reading/Crumbs.tsx';
import type { Heading } from '../sections/reading/Reading.tsx';
import { TextScreen } from './TextScreen.tsx';

type Props = {
  /** The parent page. */
  above: Crumb;
  privacy: Privacy;
  headings: Heading[];
  /** The page's text. */
  children: ReactNode;
};

export function PrivacyScreen({ above, privacy, headings, children }: Props) {
  const { summary, processors } = privacy;
  return (
    <TextScreen
      above={above}
      page={privacy}
      headings={[...headings, { slug: 'processors', text: processors.heading }]}
    >
      <ul>
        {summary.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {children}
      <address className="not-italic">
        {[company.legalName ?? company.name, company.address, company.phone]
          .filter((line) => line !== null)
          .map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        <a href={`mailto:${company.email}`}>{company.email}</a>
      </address>
      <h2 id="processors">{processors.heading}</h2>
      <dl>
        {processors.list.map(({ does, name }) => (
          <div key={does} className="border-t border-line py-3">
            <dt className="text-ink">{does}</dt>
            <dd className="text-ink-2" data-unnamed={name === unnamed ? '' : undefined}>
              {name}
            </dd>
          </div>
        ))}
      </dl>
    </TextScreen>
  );
}
