import type { ReactNode } from 'react';
import { money } from '../../content/money.ts';
import type { Solution } from '../../content/schemas/entries.ts';
import { type Prices, type Pricing, pricedAs, sentenceOf } from '../../content/schemas/pricing.ts';
import { TableOfRows } from '../sections/exhibits/ExhibitFigure.tsx';
import type { Crumb } from '../sections/reading/Crumbs.tsx';
import { BackLink, ButtonLinks } from '../ui/ButtonLink.tsx';
import { hueClass } from '../ui/hue-class.ts';
import { OpenMark } from '../ui/OpenMark.tsx';

type Props = {
  above: Crumb;
  words: Pricing;
  services: (Pick<Solution, 'title' | 'hue' | 'priceDependsOn'> & { id: string })[];
  prices: Prices;
  currency: string;
  children?: ReactNode;
};

/** How the price is made, or what it costs once a service has amounts. All that matters is in the first screen. */
export function PricingScreen({ above, words, services, prices, currency, children }: Props) {
  const { never, leaving, others, small, ask, actions } = words;
  const state = pricedAs(prices);
  return (
    <>
      <div className="wrap price-head">
        <BackLink to={above} />
        <div className="price-title">
          <h1 className="text-section tracking-tightest">{words.title[state]}</h1>
          <p>{words.lead[state]}</p>
        </div>
        <div className="price-columns">
          {/* The doctor looks for this, to tell the owner whether there are amounts. */}
          <ul data-priced={state === 'costs' ? '' : undefined} className="price-rows">
            {services.map((service) => (
              <li key={service.id} className={hueClass[service.hue]}>
                <h2>
                  <a href={`/solutions/${service.id}`}>{service.title}</a>
                </h2>
                {state === 'costs' && (
                  <p className="price-amounts">
                    <Amounts words={words} price={prices[service.id]} currency={currency} />
                  </p>
                )}
                <p className="price-moved">{service.priceDependsOn}</p>
              </li>
            ))}
          </ul>
          <div className="price-terms">
            <h2>{never.heading}</h2>
            <ul>
              {never.items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
            <h2>{leaving.heading}</h2>
            <p>{leaving.text}</p>
          </div>
        </div>
        <details className="price-others">
          <summary>
            <span>
              <b>{others.heading}</b> {others.summary}
            </span>
            <OpenMark />
          </summary>
          <div className="prose">
            <TableOfRows exhibit={tableOf(others.heading, others.columns, others.rows)} />
            <p>{others.note}</p>
          </div>
        </details>
      </div>
      <section id="sum" className="wrap price-sum">
        {children}
        <p>{small}</p>
        <div data-screen-only>
          <ButtonLinks links={[{ href: '/contact', label: ask[state] }, ...actions]} />
        </div>
      </section>
    </>
  );
}

type AmountsProps = { words: Pricing; price: Prices[string] | undefined; currency: string };

/** "from $90 a month, $600 to start", with the monthly amount in large type, or the other if it is the only one. */
function Amounts({ words, price, currency }: AmountsProps) {
  if (!price) return words.inOffer;
  const large = price.monthly === 0 ? 'setup' : 'monthly';
  const [before, after] = sentenceOf(words, price)
    .replace('{setup}', (written) => (large === 'setup' ? written : money(price.setup, currency)))
    .split(`{${large}}`);
  return (
    <>
      {before}
      <b>{money(price[large], currency)}</b>
      {after}
    </>
  );
}

/** A table of rows that have a cell for each column. */
function tableOf(title: string, columns: Record<string, string>, rows: Record<string, string>[]) {
  const names = Object.keys(columns);
  return {
    title,
    columns: names.map((name) => ({ title: columns[name] ?? '', share: 1 })),
    rows: rows.map((row) => names.map((name) => row[name] ?? '')),
  };
}
