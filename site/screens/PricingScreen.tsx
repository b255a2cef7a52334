import type { ReactNode } from 'react';
import type { Prices, Pricing } from '../../content/schemas/pricing.ts';
import { dollars, sumTable } from '../../content/sums.ts';
import { ClosingCall } from '../sections/common/ClosingCall.tsx';
import { TableOfRows } from '../sections/exhibits/ExhibitFigure.tsx';
import { ListHead } from '../sections/lists/ListHead.tsx';
import type { Crumb } from '../sections/reading/Crumbs.tsx';
import { Reading } from '../sections/reading/Reading.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';

type Props = {
  /** The parent page. */
  above: Crumb;
  words: Pricing;
  services: { id: string; title: string; priceDependsOn: string }[];
  prices: Prices;
};

/** What it costs: the owner's amounts where there are some, and the highest that makes sense. */
export function PricingScreen({ above, words, services, prices }: Props) {
  const { others, never, leaving, sum, closing } = words;
  const parts = { services: words.services, others, never, leaving, sum };
  const isPublished = services.some(({ id }) => prices[id]);
  const headings = Object.entries(parts).map(([slug, { heading }]) => ({ slug, text: heading }));
  return (
    <>
      <ListHead above={above} title={words.title} lead={words.lead} />
      <Reading headings={headings} hasFoldedContents>
        <Part slug="services" heading={words.services.heading}>
          {/* The doctor looks for this, to tell the owner whether there are amounts. On a phone, where they fill the width, the
              last column is scrolled to, and so wide that no row is higher for it. */}
          <div
            data-priced={isPublished ? '' : undefined}
            className={isPublished ? '[&_td:last-child]:min-w-[min(20rem,84vw)]' : undefined}
          >
            <TableOfRows exhibit={serviceTable(words.services, services, prices, isPublished)} />
          </div>
          {services.some(({ id }) => !prices[id]) && (
            <p>{isPublished ? words.services.noteOfOthers : words.services.note}</p>
          )}
        </Part>
        <Part slug="others" heading={others.heading}>
          <div className="max-sm:[&_:is(td,th)]:min-w-0">
            <TableOfRows exhibit={tableOf(others.heading, others.columns, others.rows)} />
          </div>
          <p>{others.note}</p>
        </Part>
        <Part slug="never" heading={never.heading}>
          <ul>
            {never.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Part>
        <Part slug="leaving" heading={leaving.heading}>
          <p>{leaving.text}</p>
        </Part>
        <Part slug="sum" heading={sum.heading}>
          <p>{sum.text}</p>
          <TableOfRows exhibit={{ title: sum.heading, ...sumTable(sum.of, false) }} />
          <p>{sum.note}</p>
          <p>
            <a href={sum.calculator.href}>{sum.calculator.label}</a>
          </p>
        </Part>
      </Reading>
      <ClosingCall heading={closing.heading} text={closing.text}>
        <ButtonLink href={closing.action.href} variant="solid">
          {closing.action.label}
        </ButtonLink>
        <ButtonLink href={closing.answers.href} variant="line">
          {closing.answers.label}
        </ButtonLink>
      </ClosingCall>
    </>
  );
}

function Part({ slug, heading, children }: { slug: string; heading: string; children: ReactNode }) {
  return (
    <>
      <h2 id={slug}>{heading}</h2>
      {children}
    </>
  );
}

/** Without the columns of amounts while no service has any. */
function serviceTable(
  { heading, columns, inOffer }: Pricing['services'],
  services: Props['services'],
  prices: Prices,
  isPublished: boolean,
) {
  const rows = services.map(({ id, title, priceDependsOn }) => {
    const price = prices[id];
    return {
      service: title,
      ...(isPublished && {
        setup: price ? dollars(price.setup) : inOffer,
        monthly: price ? dollars(price.monthly) : inOffer,
      }),
      moved: priceDependsOn,
    };
  });
  const { service, setup, monthly, moved } = columns;
  return tableOf(heading, { service, ...(isPublished && { setup, monthly }), moved }, rows);
}

/** A table of rows that have a cell for each column. */
function tableOf(title: string, columns: Record<string, string>, rows: Partial<Record<string, string>>[]) {
  const names = Object.keys(columns);
  return {
    title,
    columns: names.map((name) => ({ title: columns[name] ?? '', share: 1 })),
    rows: rows.map((row) => names.map((name) => row[name] ?? '')),
  };
}
