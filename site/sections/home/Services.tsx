import { pause } from '../../../content/labels.ts';
import type { Home } from '../../../content/schemas/home.ts';
import type { Solution } from '../../../content/schemas/solution.ts';
import { Picture } from '../../illustrations/Picture.tsx';
import { BulletList } from '../../ui/BulletList.tsx';
import { hueClass } from '../../ui/hue-class.ts';
import { Marquee, MarqueeLink } from '../../ui/Marquee.tsx';
import { PauseControl } from '../../ui/PauseControl.tsx';
import { Section } from '../../ui/Section.tsx';
import { Kicker } from '../../ui/SplitHeading.tsx';

type Props = { words: Home['services']; services: Service[] };

/** A card for each service, in two rows that move in opposite directions. */
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

export type Service = Pick<Solution, 'hue' | 'picture' | 'service'> & { href: string };

/** A service in a loop: its drawing, its name and three points. Its edge lights up under the pointer. */
function ServiceCard({ service: { href, hue, picture, service } }: { service: Service }) {
  return (
    <li
      className={`${hueClass[hue]} group/card relative overflow-hidden rounded-card bg-raised after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:bg-(--hue) has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-ink`}
    >
      <Picture name={picture} purpose="decoration" loading="lazy" />
      <div className="border-t border-line p-6 pb-8">
        <h3 className="text-h3">
          <MarqueeLink href={href} className="outline-none after:absolute after:inset-0">
            {service.category}
          </MarqueeLink>
        </h3>
        <p className="mt-2 mb-4 text-ink-2">{service.description}</p>
        <BulletList items={service.features} />
      </div>
    </li>
  );
}

/** The summary of all services, under a hairline of light. */
function ServicesClosing({ words }: { words: Home['services']['closing'] }) {
  return (
    <div data-reveal="section" className="wrap mt-(--bay-half)">
      <div className="relative grid gap-x-12 gap-y-6 border-t border-line pt-10 before:absolute before:-top-px before:left-0 before:h-px before:w-44 before:bg-(image:--spectrum) lg:grid-cols-[7fr_5fr]">
        <h3 className="max-w-[18ch] text-h2">{words.heading}</h3>
        <div>
          <p className="text-ink-2">{words.text}</p>
          <p className="mt-3">{words.instance}</p>
          <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-1 text-small">
            {words.tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
