import type { ReactNode } from 'react';
import type { Solution } from '../../../content/schemas/entries.ts';
import type { Home } from '../../../content/schemas/home.ts';
import { hueClass } from '../../ui/hue-class.ts';
import { Marquee, MarqueeLink } from '../../ui/Marquee.tsx';
import { Section } from '../../ui/Section.tsx';
import { Price, type PriceProps } from './Price.tsx';

export type Service = Pick<Solution, 'hue' | 'service'> & {
  id: string;
  /** What its demonstration shows, as a still picture, or its drawing. */
  miniature: ReactNode;
};

type Props = { words: Home['services']; services: Service[]; price: PriceProps };

/** A card for each service, in two rows that move in opposite directions, and below them what it costs. */
export function Services({ words, services, price }: Props) {
  return (
    <Section id="services" air="half" surface="ruled">
      <div data-reveal="section" className="wrap grid items-end gap-x-12 gap-y-4 lg:grid-cols-[7fr_5fr]">
        <h2 className="text-section">{words.heading}</h2>
        <p className="max-w-[42ch] text-ink-2">{words.lead}</p>
      </div>
      <div className="home-rows">
        {words.rows.map((label, index) => (
          <Marquee
            key={label}
            label={label}
            kind="cards"
            loop="strip"
            direction={index === 0 ? 'forward' : 'backward'}
          >
            {services
              .filter(({ service }) => service.row === index + 1)
              .map((service) => (
                <ServiceCard key={service.id} service={service} />
              ))}
          </Marquee>
        ))}
      </div>
      <Closing words={words.closing} services={services} price={price} />
    </Section>
  );
}

/** A service in a loop: a miniature, its name, and what can be tried where it has a demonstration. */
function ServiceCard({ service: { id, hue, service, miniature } }: { service: Service }) {
  return (
    <li className={`${hueClass[hue]} home-card`}>
      <div className="home-card-face">
        {miniature}
        <div className="home-card-words">
          <h3>
            <MarqueeLink href={`/solutions/${id}${service.invitation ? `#try-${id}` : ''}`}>
              {service.category}
            </MarqueeLink>
          </h3>
          <p>{service.description}</p>
          <p className="home-features">{service.features.join(' · ')}</p>
          {service.invitation && <p className="home-try">{service.invitation}</p>}
        </div>
      </div>
    </li>
  );
}

/** The summary of all services, under a hairline of light, with what they may cost. */
function Closing({ words, services, price }: { words: Home['services']['closing'] } & Omit<Props, 'words'>) {
  return (
    <div data-reveal="section" className="wrap mt-(--bay-half)">
      <div className="relative grid gap-x-18 gap-y-7 border-t border-line pt-9 before:absolute before:-top-px before:left-0 before:h-px before:w-44 before:max-w-full before:bg-(image:--spectrum) lg:grid-cols-[7fr_5fr]">
        <div className="flex flex-col">
          <h3 className="max-w-[18ch] text-h2">{words.heading}</h3>
          <p className="mt-4 mb-6 max-w-[46ch] text-ink-2">{words.text}</p>
          <ul aria-label={words.tagsLabel} className="home-tags mt-auto">
            {services.map(({ id, hue, service }) => (
              <li key={id} className={hueClass[hue]}>
                <a href={`/solutions/${id}`}>{service.tag}</a>
              </li>
            ))}
          </ul>
        </div>
        <Price {...price} />
      </div>
    </div>
  );
}
