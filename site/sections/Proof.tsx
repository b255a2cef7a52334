import type { CaseStudy } from '../../content/schemas/case-study.ts';
import { Figure } from '../ui/Figure.tsx';
import { hueClass } from '../ui/hue-class.ts';
import { Kicker } from '../ui/Kicker.tsx';
import { Section } from '../ui/Section.tsx';

export type ProofFigure = {
  href: string;
  title: string;
  hue: CaseStudy['hue'];
  value: string;
  meaning: string;
};

/** Three results, each the way into its case study. */
export function Proof({ heading, figures }: { heading: string; figures: ProofFigure[] }) {
  return (
    <Section air="bay" surface="ground">
      <div className="wrap">
        <h2 className="font-text font-normal tracking-normal">
          <Kicker>{heading}</Kicker>
        </h2>
        <ul className="mt-14 grid border-t border-line md:grid-cols-3">
          {figures.map(({ href, title, hue, value, meaning }) => (
            <li
              key={href}
              className={`${hueClass[hue]} border-line py-9 not-first:border-t md:pt-9 md:pr-9 md:pl-9 md:first:pl-0 md:not-first:border-t-0 md:not-first:border-l`}
            >
              <p>
                <Figure value={value} size="tile" />
                <span className="mt-6 block max-w-[26ch] border-t-2 border-(--hue) pt-4 text-ink-2">
                  {meaning}
                </span>
              </p>
              <a
                href={href}
                className="mt-5 inline-block border-b border-line-strong py-1 text-small transition-colors hover:border-ink"
              >
                {title}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
