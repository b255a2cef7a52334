import type { ReactNode } from 'react';
import { company } from '../../content/company.ts';
import { processorColumns, unnamed } from '../../content/labels.ts';
import type { Privacy } from '../../content/schemas/single-pages.ts';
import { TableFrame } from '../sections/exhibits/ExhibitFigure.tsx';
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
      <TableFrame label={processors.heading} columns={processorColumns}>
        {processors.list.map(({ name, does, where }) => (
          <tr key={name + does}>
            <th scope="row" data-unnamed={name === '' ? '' : undefined}>
              {name || unnamed}
            </th>
            <td>{does}</td>
            <td>{where || '—'}</td>
          </tr>
        ))}
      </TableFrame>
    </TextScreen>
  );
}
