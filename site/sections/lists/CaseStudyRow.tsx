import type { CaseStudy } from '../../../content/schemas/entries.ts';
import { formatMonth } from '../../formats/dates.ts';
import { Figure } from '../../ui/Figure.tsx';
import { hueClass } from '../../ui/hue-class.ts';
import { Tag } from '../../ui/Tag.tsx';
import { EntryCard, type Listed } from './EntryCard.tsx';

/** A case study with its three results. */
export function CaseStudyRow({ entry: { id, data } }: { entry: Listed<CaseStudy> }) {
  return (
    <div className={hueClass[data.hue]}>
      <EntryCard
        {...data}
        row="both"
        href={`/resources/case-studies/${id}`}
        description={data.excerpt}
        facts={
          <>
            <Tag>{data.industry}</Tag>
            <span>{formatMonth(data.month)}</span>
          </>
        }
      >
        <dl className="mt-6 grid grid-cols-3 gap-4 border-t border-line pt-4">
          {data.results.map(({ label, value }) => (
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
