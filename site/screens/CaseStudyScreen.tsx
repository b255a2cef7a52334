import type { ReactNode } from 'react';
import type { CaseStudy } from '../../content/schemas/case-study.ts';
import { formatMonth } from '../library/dates.ts';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import type { Heading } from '../sections/Contents.tsx';
import { EntryHead } from '../sections/EntryHead.tsx';
import { Reading } from '../sections/Reading.tsx';
import { ResultTiles } from '../sections/ResultTiles.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { hueClass } from '../ui/hue-class.ts';
import { Mark } from '../ui/Mark.tsx';

type Props = {
  study: CaseStudy;
  headings: Heading[];
  /** The three parts of the story. */
  children: ReactNode;
};

const testimonialHeading = { slug: 'client-testimonial', text: 'Client Testimonial' };

export function CaseStudyScreen({ study, headings, children }: Props) {
  return (
    <article className={hueClass[study.hue]}>
      <EntryHead
        trail={[
          { href: '/resources', label: 'Resources' },
          { href: '/resources/case-studies', label: 'Case Studies' },
        ]}
        back={{ href: '/resources/case-studies', label: 'Back to case studies' }}
        title={study.title}
        lead={study.excerpt}
        picture={study.picture}
        marks={
          <>
            <Mark>{study.industry}</Mark>
            <span>{formatMonth(study.month)}</span>
          </>
        }
      />
      <ResultTiles results={study.results} />
      <Reading headings={[...headings, testimonialHeading]}>
        {children}
        {study.furtherResults.length > 0 && <FurtherResults results={study.furtherResults} />}
        <h2 id={testimonialHeading.slug}>{testimonialHeading.text}</h2>
        <blockquote>
          <p>{study.testimonial.quote}</p>
          <footer className="mt-4 font-text text-body font-normal tracking-normal text-ink-2">
            {study.testimonial.role}
          </footer>
        </blockquote>
      </Reading>
      <ClosingCall
        heading="Ready to See Your Results?"
        text="Let us show you how our AI solutions can transform your business"
      >
        <ButtonLink href="/contact" variant="solid">
          Schedule Free Consultation
        </ButtonLink>
        <ButtonLink href="/solutions" variant="line">
          View All Solutions
        </ButtonLink>
      </ClosingCall>
    </article>
  );
}

function FurtherResults({ results }: { results: CaseStudy['furtherResults'] }) {
  return (
    <dl className="border-t border-line">
      {results.map(({ label, value }) => (
        <div key={label} className="flex items-baseline justify-between gap-6 border-b border-line py-3">
          <dt className="text-ink-2">{label}</dt>
          <dd className="font-display text-h4 font-semibold text-ink tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
