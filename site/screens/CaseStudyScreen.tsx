import type { ReactNode } from 'react';
import { caseStudies } from '../../content/labels.ts';
import icons from '../../content/result-icons.json' with { type: 'json' };
import { type CaseStudy, isConfirmed, type Solution } from '../../content/schemas/entries.ts';
import type { EntryPages } from '../../content/schemas/single-pages.ts';
import { formatMonth } from '../formats/dates.ts';
import { ConsultationLink } from '../sections/common/ConsultationLink.tsx';
import type { Crumb } from '../sections/reading/Crumbs.tsx';
import { EntryHead } from '../sections/reading/EntryHead.tsx';
import { type Heading, Reading } from '../sections/reading/Reading.tsx';
import { ArrowMark, ButtonLink, ButtonRow } from '../ui/ButtonLink.tsx';
import { Figure } from '../ui/Figure.tsx';
import { hueClass } from '../ui/hue-class.ts';
import { Icon } from '../ui/icons.tsx';
import { Section } from '../ui/Section.tsx';
import { SplitHeading } from '../ui/SplitHeading.tsx';

type Props = {
  words: EntryPages['case-studies'];
  trail: Crumb[];
  study: CaseStudy;
  headings: Heading[];
  solutions: UsedSolution[];
  /** The three parts of the story. */
  children: ReactNode;
};

export function CaseStudyScreen({ words, trail, study, headings, solutions, children }: Props) {
  const { testimonial } = study;
  const isTheirs = isConfirmed(study);
  const quoteHeading = isTheirs ? words.testimonial : caseStudies.illustrativeTestimonial;
  const results = [...study.results, ...study.furtherResults];
  const isPartly = results.some(({ counted }) => counted) ? words.partlyCounted : words.notCounted;
  return (
    <article className={hueClass[study.hue]}>
      <EntryHead
        trail={trail}
        title={study.title}
        lead={study.excerpt}
        picture={study.picture}
        facts={[study.industry, formatMonth(study.month)]}
      />
      {!isTheirs && <p className="wrap -mt-2 pb-6 text-ink-2">{caseStudies.unconfirmed}</p>}
      <ResultTiles
        results={study.results}
        note={results.every(({ counted }) => counted) ? words.figures : isPartly}
      />
      <Reading
        headings={
          testimonial.shown ? [...headings, { slug: 'client-testimonial', text: quoteHeading }] : headings
        }
      >
        {children}
        {study.furtherResults.length > 0 && <FurtherResults results={study.furtherResults} />}
        {testimonial.shown && (
          <>
            <h2 id="client-testimonial">{quoteHeading}</h2>
            {!isTheirs && <p data-illustrative="">{caseStudies.illustrative}</p>}
            <blockquote>
              <p>{testimonial.quote}</p>
              <footer>
                {testimonial.role}
                {isTheirs && `. ${words.confirmed}.`}
              </footer>
            </blockquote>
          </>
        )}
      </Reading>
      <SolutionLinks heading={words.solutions} solutions={solutions} />
      <div data-screen-only>
        <Section air="bay" surface="ruled">
          <div className="wrap">
            <h2 className="max-w-[16ch] text-section">{words.closing.heading}</h2>
            <p className="mt-5 max-w-[48ch] text-lead text-ink-2">{words.closing.text}</p>
            <div className="mt-9">
              <ButtonRow>
                <ConsultationLink label={words.closing.consultation} variant="solid" />
                <ButtonLink {...words.closing.action} variant="line" />
              </ButtonRow>
            </div>
          </div>
        </Section>
      </div>
    </article>
  );
}

export type UsedSolution = { href: string; solution: Pick<Solution, 'hue' | 'title' | 'description'> };

/** The solutions used in a case study, each as a line with a link. */
export function SolutionLinks({ heading, solutions }: { heading: string; solutions: UsedSolution[] }) {
  return (
    <div data-screen-only>
      <Section air="half" surface="ruled">
        <SplitHeading heading={heading}>
          <ul className="border-t border-line">
            {solutions.map(({ href, solution }) => (
              <li key={href} className={`${hueClass[solution.hue]} border-b border-line`}>
                <a
                  href={href}
                  className="group/arrow relative grid grid-cols-[1fr_auto] items-center gap-x-8 py-6 before:absolute before:inset-x-0 before:-bottom-px before:h-px before:origin-left before:scale-x-0 before:bg-(--hue) before:transition-transform before:duration-(--duration-calm) hover:before:scale-x-100 focus-visible:before:scale-x-100"
                >
                  <span>
                    <span className="block font-display text-h4 font-semibold tracking-tighter">
                      {solution.title}
                    </span>
                    <span className="mt-1.5 block max-w-[56ch] text-ink-2">{solution.description}</span>
                  </span>
                  <ArrowMark direction="on" />
                </a>
              </li>
            ))}
          </ul>
        </SplitHeading>
      </Section>
    </div>
  );
}

/** Figures that stand beside the three in the tiles. */
export function FurtherResults({ results }: { results: CaseStudy['furtherResults'] }) {
  return (
    <dl className="border-t border-line">
      {results.map(({ label, value, counted }) => (
        <div key={label} className="flex flex-wrap items-baseline gap-x-6 border-b border-line py-3">
          <dt className="grow basis-32 text-ink">{label}</dt>
          <dd className="font-display text-h3 font-semibold text-ink tabular-nums">{value}</dd>
          {counted && <dd className="max-w-[56ch] basis-full text-small text-ink-2">{counted}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** A small mark beside a result, drawn like the pictures: one hairline. */
export const ResultIcon = ({ name }: { name: keyof typeof icons }) => (
  <Icon width={20} height={20} className="shrink-0 stroke-(--hue) stroke-[1.25]" path={icons[name]} />
);

/** Three results, told by their figures and, where it is published, by how each was counted. The note says whose they are. */
export function ResultTiles({ results, note }: { results: CaseStudy['results']; note: string }) {
  return (
    <div className="wrap">
      <dl className="grid md:grid-cols-3">
        {results.map(({ icon, label, value, counted }) => (
          <div
            key={label}
            className="grid content-start gap-3 border-line border-t py-9 md:pr-8 md:pl-8 md:first:pl-0 md:not-first:border-l"
          >
            <dt className="row-start-2 flex items-center gap-3">
              <ResultIcon name={icon} />
              {label}
            </dt>
            <dd className="row-start-1">
              <Figure value={value} size="tile" />
            </dd>
            {counted && <dd className="max-w-[34ch] text-small text-ink-2">{counted}</dd>}
          </div>
        ))}
      </dl>
      <p className="pb-9 text-small text-ink-2">{note}</p>
    </div>
  );
}
