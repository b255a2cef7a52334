import type { CaseStudy } from '../../../content/schemas/case-study.ts';
import { hueClass } from '../../ui/hue-class.ts';
import { Tag } from '../../ui/Tag.tsx';
import { EntryCard } from './EntryCard.tsx';
import { ResultFigures } from './ResultFigures.tsx';

export function CaseStudyCard({ id, study }: { id: string; study: CaseStudy }) {
  return (
    <div className={hueClass[study.hue]}>
      <EntryCard
        href={`/resources/case-studies/${id}`}
        title={study.title}
        description={study.excerpt}
        picture={study.picture}
        facts={<Tag>{study.industry}</Tag>}
      >
        <ResultFigures results={study.results} />
      </EntryCard>
    </div>
  );
}
