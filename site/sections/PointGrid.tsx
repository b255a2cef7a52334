import type { Solution } from '../../content/schemas/solution.ts';
import { Section } from '../ui/Section.tsx';

/** Points side by side, separated by hairlines. */
export function PointGrid({ heading, points }: { heading: string; points: Solution['capabilities'] }) {
  return (
    <Section air="half" surface="ruled">
      <div className="wrap">
        <h2 className="text-h2">{heading}</h2>
        <ul className="mt-10 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          {points.map(({ title, text }) => (
            <li key={title} className="border-t border-line pt-5">
              <h3 className="text-h4">{title}</h3>
              <p className="mt-2.5 text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
