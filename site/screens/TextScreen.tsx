import type { ReactNode } from 'react';
import { company } from '../../content/company.ts';
import { facts, processorColumns, unnamed } from '../../content/labels.ts';
import type { Answers, Privacy } from '../../content/schemas/single-pages.ts';
import { formatDay } from '../formats/dates.ts';
import { TableFrame } from '../sections/exhibits/ExhibitFigure.tsx';
import { ListHead } from '../sections/lists/ListHead.tsx';
import type { Crumb } from '../sections/reading/Crumbs.tsx';
import { type Heading, Reading } from '../sections/reading/Reading.tsx';

type Props = {
  above: Crumb;
  page: Pick<Answers, 'title' | 'lead' | 'updated'>;
  headings: Heading[];
  /** The page's text, and what stands below it. */
  children: ReactNode;
};

export function TextScreen({ above, page, headings, children }: Props) {
  return (
    <>
      <ListHead above={above} title={page.title} lead={page.lead} />
      <Reading headings={headings} hasFoldedContents>
        {children}
        <p className="text-small text-ink-2">{facts.lastChanged(formatDay(page.updated))}</p>
      </Reading>
    </>
  );
}

export function PrivacyScreen({
  privacy,
  headings,
  children,
  ...rest
}: Omit<Props, 'page'> & { privacy: Privacy }) {
  const { summary, processors } = privacy;
  return (
    <TextScreen
      {...rest}
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
