import type { CaseStudy } from '../../../content/schemas/entries.ts';
import { formatMonth } from '../../formats/dates.ts';
import { Figure } from '../../ui/Figure.tsx';
import { hueClass } from '../../ui/hue-class.ts';
import { Tag } from '../../ui/Tag.tsx';
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

/** The three results of a case study. */
function ResultFigures({ results }: { results: CaseStudy['results'] }) {
  return (
    <dl className="mt-6 grid grid-cols-3 gap-4 border-t border-line pt-4">
      {results.map(({ label, value }) => (
        <div key={label} className="flex flex-col-reverse justify-end gap-1">
          <dt className="text-small text-ink-2">{label}</dt>
          <dd>
            <Figure value={value} size="card" />
          </dd>
        </div>
      ))}
    </dl>
  );
}
