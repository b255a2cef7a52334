import type { CaseStudy } from '../../content/schemas/case-study.ts';
import { Figure } from '../ui/Figure.tsx';
import { hueClass } from '../ui/hue-class.ts';
import { Mark } from '../ui/Mark.tsx';
import { EntryCard } from './EntryCard.tsx';

export function CaseStudyCard({ id, study }: { id: string; study: CaseStudy }) {
  return (
    <div className={hueClass[study.hue]}>
      <EntryCard
        href={`/resources/case-studies/${id}`}
        title={study.title}
        description={study.excerpt}
        picture={study.picture}
        marks={<Mark>{study.industry}</Mark>}
      >
        <dl className="mt-6 grid grid-cols-3 gap-4 border-t border-line pt-4">
          {study.results.map(({ label, value }) => (
            <div key={label} className="flex flex-col-reverse justify-end gap-1">
              <dt className="text-small text-ink-2">{label}</dt>
              <dd>
                <Figure value={value} size="card" />
              </dd>
            </div>
          ))}
        </dl>
      </EntryCard>
    </div>
  );
}
