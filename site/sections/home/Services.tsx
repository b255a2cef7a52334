import { pause } from '../../../content/labels.ts';
import type { Home } from '../../../content/schemas/home.ts';
import { Kicker } from '../../ui/Kicker.tsx';
import { Marquee } from '../../ui/Marquee.tsx';
import { PauseControl } from '../../ui/PauseControl.tsx';
import { Section } from '../../ui/Section.tsx';
import { type Service, ServiceCard } from './ServiceCard.tsx';
import { ServicesClosing } from './ServicesClosing.tsx';

type Props = { words: Home['services']; services: Service[] };

/** Everything we sell, a card each, in two rows that pass each other. */
export function Services({ words, services }: Props) {
  return (
    <Section id="services" air="bay" surface="ruled">
      <div data-reveal="section" className="wrap grid items-end gap-x-12 gap-y-6 lg:grid-cols-[7fr_5fr]">
        <div>
          <Kicker>{words.kicker}</Kicker>
          <h2 className="mt-6 text-section">{words.heading}</h2>
        </div>
        <div className="grid max-w-[42ch] gap-3">
          <p className="text-ink-2">{words.lead}</p>
          <p>{words.instance}</p>
        </div>
      </div>
      <div data-reveal="section" className="mt-10 grid gap-5">
        <div className="wrap flex justify-end">
          <PauseControl words={pause} />
        </div>
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
                <ServiceCard key={service.href} service={service} />
              ))}
          </Marquee>
        ))}
      </div>
      <ServicesClosing words={words.closing} />
    </Section>
  );
}
