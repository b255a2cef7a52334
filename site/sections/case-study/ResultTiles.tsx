import type { CaseStudy } from '../../../content/schemas/case-study.ts';
import { Figure } from '../../ui/Figure.tsx';
import { ResultIcon } from './ResultIcon.tsx';

/** Three results, told by their figures. */
export function ResultTiles({ results }: { results: CaseStudy['results'] }) {
  return (
    <dl className="wrap grid md:grid-cols-3">
      {results.map(({ icon, label, value }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end gap-3 border-line border-t py-9 md:pr-8 md:pl-8 md:first:pl-0 md:not-first:border-l"
        >
          <dt className="flex items-center gap-3 text-ink-2">
            <ResultIcon name={icon} />
            {label}
          </dt>
          <dd>
            <Figure value={value} size="tile" />
          </dd>
        </div>
      ))}
    </dl>
  );
}
