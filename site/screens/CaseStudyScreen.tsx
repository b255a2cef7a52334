import type { ReactNode } from 'react';
import type { CaseStudy } from '../../content/schemas/case-study.ts';
import type { EntryPages } from '../../content/schemas/entry-pages.ts';
import { formatMonth } from '../formats/dates.ts';
import { FurtherResults } from '../sections/case-study/FurtherResults.tsx';
import { ResultTiles } from '../sections/case-study/ResultTiles.tsx';
import { SolutionLinks, type UsedSolution } from '../sections/case-study/SolutionLinks.tsx';
import { ClosingCall } from '../sections/common/ClosingCall.tsx';
import { ConsultationLink } from '../sections/common/ConsultationLink.tsx';
import type { Heading } from '../sections/reading/Contents.tsx';
import type { Crumb } from '../sections/reading/Crumbs.tsx';
import { EntryHead } from '../sections/reading/EntryHead.tsx';
import { Reading } from '../sections/reading/Reading.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { hueClass } from '../ui/hue-class.ts';
import { Tag } from '../ui/Tag.tsx';

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
  return (
    <article className={hueClass[study.hue]}>
      <EntryHead
        trail={trail}
        title={study.title}
        lead={study.excerpt}
        picture={study.picture}
        facts={
          <>
            <Tag>{study.industry}</Tag>
            <span>{formatMonth(study.month)}</span>
          </>
        }
      />
      <ResultTiles results={study.results} note={words.figures} />
      <Reading headings={[...headings, { slug: 'client-testimonial', text: words.testimonial }]}>
        {children}
        {study.furtherResults.length > 0 && <FurtherResults results={study.furtherResults} />}
        <h2 id="client-testimonial">{words.testimonial}</h2>
        <blockquote>
          <p>{study.testimonial.quote}</p>
          <footer>
            {study.testimonial.role}
            {!study.testimonial.confirmed && <span className="block text-small">{words.illustrative}</span>}
          </footer>
        </blockquote>
      </Reading>
      <SolutionLinks heading={words.solutions} solutions={solutions} />
      <ClosingCall heading={words.closing.heading} text={words.closing.text}>
        <ConsultationLink label={words.closing.consultation} variant="solid" />
        <ButtonLink href={words.closing.action.href} variant="line">
          {words.closing.action.label}
        </ButtonLink>
      </ClosingCall>
    </article>
  );
}
