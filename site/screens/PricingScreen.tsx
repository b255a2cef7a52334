import type { ReactNode } from 'react';
import { money } from '../../content/money.ts';
import type { Solution } from '../../content/schemas/entries.ts';
import { type Prices, type Pricing, pricedAs } from '../../content/schemas/pricing.ts';
import { TableOfRows } from '../sections/exhibits/ExhibitFigure.tsx';
import type { Crumb } from '../sections/reading/Crumbs.tsx';
import { BackLink, ButtonLinks } from '../ui/ButtonLink.tsx';
import { hueClass } from '../ui/hue-class.ts';
import { OpenMark } from '../ui/OpenMark.tsx';

type Props = {
  /** The parent page. */
  above: Crumb;
  words: Pricing;
  services: (Pick<Solution, 'title' | 'hue' | 'priceDependsOn'> & { id: string })[];
  prices: Prices;
  currency: string;
  /** The calculator. */
  children?: ReactNode;
};

/** How the price is made, or what it costs once a service has amounts. All that matters is in the first screen. */
export function PricingScreen({ above, words, services, prices, currency, children }: Props) {
  const { never, leaving, others, small, actions } = words;
  const state = pricedAs(prices);
  return (
    <>
      <div className="wrap pt-[calc(var(--header-height)+1.25rem)]">
        <BackLink to={above} />
        <div className="mt-5 mb-6 grid items-end gap-x-12 gap-y-3 lg:grid-cols-[7fr_5fr]">
          <h1 className="text-section tracking-tightest">{words.title[state]}</h1>
          <p className="max-w-[60ch] text-ink-2">{words.lead[state]}</p>
        </div>
        <div className="grid gap-x-12 gap-y-10 pb-(--bay-half) lg:grid-cols-[8.6fr_3.4fr]">
          {/* The doctor looks for this, to tell the owner whether there are amounts. */}
          <ul data-priced={state === 'costs' ? '' : undefined} className="border-t border-line-strong">
            {services.map((service) => (
              <li
                key={service.id}
                className={`${hueClass[service.hue]} grid items-baseline gap-x-4 gap-y-[0.1rem] border-b border-line py-3 lg:grid-cols-[17.25rem_1fr]`}
              >
                <h2 className="flex items-center gap-[0.6rem] text-h4 before:h-0.5 before:w-3 before:bg-(--hue)">
                  <a href={`/solutions/${service.id}`} className="hover:underline">
                    {service.title}
                  </a>
                </h2>
                {state === 'costs' && (
                  <p className="tabular-nums">
                    <Amounts words={words} price={prices[service.id]} currency={currency} />
                  </p>
                )}
                <p className="text-ink-2 lg:col-start-2">{service.priceDependsOn}</p>
              </li>
            ))}
          </ul>
          <div>
            <h2 className="text-h4">{never.heading}</h2>
            <ul className="mt-2 mb-6 text-ink-2">
              {never.items.map((item) => (
                <li key={item} className="border-b border-line py-2">
                  {item}
                </li>
              ))}
            </ul>
            <h2 className="text-h4">{leaving.heading}</h2>
            <p className="mt-2 text-ink-2">{leaving.text}</p>
          </div>
        </div>
        <details className="border-y border-line">
          <summary className="flex items-baseline justify-between gap-4 py-5 text-ink-2">
            <span>
              <b className="font-semibold text-ink">{others.heading}</b> {others.summary}
            </span>
            <OpenMark />
          </summary>
          <div className="prose pb-6 max-sm:[&_:is(td,th)]:min-w-0">
            <TableOfRows exhibit={tableOf(others.heading, others.columns, others.rows)} />
            <p>{others.note}</p>
          </div>
        </details>
      </div>
      <section id="sum" className="wrap scroll-mt-(--header-height) py-(--bay-half)">
        {children}
        <p className="mt-6 mb-8 max-w-[62ch] text-ink-2">{small}</p>
        <div data-screen-only>
          <ButtonLinks links={actions} />
        </div>
      </section>
    </>
  );
}

type AmountsProps = { words: Pricing; price: Prices[string] | undefined; currency: string };

/** "from $90 a month, $600 to start", with the monthly amount in large type. */
function Amounts({ words, price, currency }: AmountsProps) {
  if (!price) return words.inOffer;
  const [before, after] = words.from.replace('{setup}', money(price.setup, currency)).split('{monthly}');
  return (
    <>
      {before}
      <b className="font-display text-h3 font-semibold tracking-tight">{money(price.monthly, currency)}</b>
      {after}
    </>
  );
}

function tableOf(title: string, columns: Record<string, string>, rows: Record<string, string>[]) {
  const names = Object.keys(columns);
  return {
    title,
    columns: names.map((name) => ({ title: columns[name] ?? '', share: 1 })),
    rows: rows.map((row) => names.map((name) => row[name] ?? '')),
  };
}
