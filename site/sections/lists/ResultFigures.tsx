import type { CaseStudy } from '../../../content/schemas/case-study.ts';
import { Figure } from '../../ui/Figure.tsx';

/** The three results of a case study on its way to it. */
export function ResultFigures({ results }: { results: CaseStudy['results'] }) {
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
