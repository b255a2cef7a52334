import type { Home } from '../../content/schemas/home.ts';
import type { Solution } from '../../content/schemas/solution.ts';
import { Picture } from '../illustrations/Picture.tsx';
import { BulletList } from '../ui/BulletList.tsx';
import { hueClass } from '../ui/hue-class.ts';
import { Kicker } from '../ui/Kicker.tsx';
import { Section } from '../ui/Section.tsx';

export type ServiceCard = Pick<Solution, 'hue' | 'picture' | 'service'> & { href: string };

type Props = { words: Home['services']; services: ServiceCard[] };

/** Everything we sell, a card each. */
export function Services({ words, services }: Props) {
  return (
    <Section air="bay" surface="ground">
      <div className="wrap">
        <div className="grid items-end gap-x-12 gap-y-6 lg:grid-cols-[7fr_5fr]">
          <div>
            <Kicker>{words.kicker}</Kicker>
            <h2 className="mt-6 text-section">{words.heading}</h2>
          </div>
          <p className="max-w-[42ch] text-ink-2">{words.lead}</p>
        </div>
        <ul className="mt-14 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {services.map(({ href, hue, picture, service }) => (
            <li
              key={href}
              className={`${hueClass[hue]} relative overflow-hidden rounded-card border-b-2 border-(--hue) bg-raised`}
            >
              <Picture name={picture} purpose="decoration" loading="lazy" />
              <div className="border-t border-line p-6">
                <h3 className="text-h3">
                  <a href={href} className="after:absolute after:inset-0">
                    {service.category}
                  </a>
                </h3>
                <p className="mt-2 mb-4 text-ink-2">{service.description}</p>
                <BulletList items={service.features} />
              </div>
            </li>
          ))}
        </ul>
        <div className="relative mt-16 grid gap-x-12 gap-y-6 border-t border-line pt-10 before:absolute before:-top-px before:left-0 before:h-px before:w-44 before:bg-(image:--spectrum) lg:grid-cols-[7fr_5fr]">
          <h3 className="text-h2">{words.closing.heading}</h3>
          <div>
            <p className="text-ink-2">{words.closing.text}</p>
            <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-1 text-small">
              {words.closing.tags.map((tag) => (
                <li key={tag}>{tag}</li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </Section>
  );
}
