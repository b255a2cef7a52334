import type { CaseStudy } from '../../../content/schemas/entries.ts';
import { formatMonth } from '../../formats/dates.ts';
import { hueClass } from '../../ui/hue-class.ts';
import { Tag } from '../../ui/Tag.tsx';
import { ResultFigures } from './CaseStudyCard.tsx';
import { EntryRow } from './EntryRow.tsx';

export function CaseStudyRow({ id, study }: { id: string; study: CaseStudy }) {
  return (
    <div className={hueClass[study.hue]}>
      <EntryRow
        lead="both"
        href={`/resources/case-studies/${id}`}
        title={study.title}
        description={study.excerpt}
        picture={study.picture}
        facts={
          <>
            <Tag>{study.industry}</Tag>
            <span>{formatMonth(study.month)}</span>
          </>
        }
      >
        <ResultFigures results={study.results} />
      </EntryRow>
    </div>
  );
}
