import type { CaseStudy } from '../../../content/schemas/entries.ts';
import { Picture } from '../../illustrations/Picture.tsx';
import { Figure } from '../../ui/Figure.tsx';
import { hueClass } from '../../ui/hue-class.ts';
import { Section } from '../../ui/Section.tsx';
import { Kicker } from '../../ui/SplitHeading.tsx';

export type ProofFigure = Pick<CaseStudy, 'title' | 'hue' | 'picture'> & {
  href: string;
  value: string;
  meaning: string;
  span: string;
};

type Props = {
  /** What the tagline means in one shop. */
  lead: string;
  heading: string;
  figures: ProofFigure[];
};

/** Three results with links to their case studies: the first is large, the others are beside it. */
export function Proof({ lead, heading, figures }: Props) {
  return (
    <Section air="half" surface="ground">
      <div className="wrap">
        <p className="mb-12 max-w-[42ch] text-lead">{lead}</p>
        <h2 data-reveal="section" className="font-text font-normal tracking-normal">
          <Kicker>{heading}</Kicker>
        </h2>
        <ul className="mt-8 grid lg:grid-cols-[7fr_5fr] lg:grid-rows-2">
          {figures.map((figure) => (
            <ProofItem key={figure.href} figure={figure} />
          ))}
        </ul>
      </div>
    </Section>
  );
}

function ProofItem({ figure }: { figure: ProofFigure }) {
  const { href, title, hue, picture, value, meaning, span } = figure;
  return (
    <li
      data-reveal="section"
      className={`${hueClass[hue]} group/proof relative grid items-end gap-x-6 border-line py-8 not-first:grid-cols-2 not-first:border-t first:lg:row-span-2 first:lg:border-r first:lg:pr-16 not-first:lg:pl-16 lg:nth-2:border-t-0`}
    >
      <span className="group-first/proof:-order-1">
        <Picture name={picture} purpose="decoration" loading="lazy" />
      </span>
      <div className="-order-1 group-first/proof:order-0">
        <p>
          <Figure value={value} size="tile" />
          <span className="mt-5 block max-w-[26ch] border-t-2 border-(--hue) pt-4 text-ink-2">{meaning}</span>
          <span className="mt-2 block max-w-[34ch] text-ink-2 text-small">{span}</span>
        </p>
        <a
          href={href}
          className="mt-4 inline-block border-b border-line-strong py-1 text-small transition-colors after:absolute after:inset-0 group-hover/proof:border-ink"
        >
          {title}
        </a>
      </div>
    </li>
  );
}
