import type { Solution } from '../../../content/schemas/solution.ts';
import { Picture } from '../../illustrations/Picture.tsx';
import { BulletList } from '../../ui/BulletList.tsx';
import { hueClass } from '../../ui/hue-class.ts';
import { MarqueeLink } from '../../ui/Marquee.tsx';

export type Service = Pick<Solution, 'hue' | 'picture' | 'service'> & { href: string };

/** A service in a loop: its drawing, what it is, three points; its edge lights up under the pointer. */
export function ServiceCard({ service: { href, hue, picture, service } }: { service: Service }) {
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
