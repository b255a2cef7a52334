import type { CaseStudy } from '../../../content/schemas/case-study.ts';
import { Figure } from '../../ui/Figure.tsx';
import { ResultIcon } from './ResultIcon.tsx';

type Props = {
  results: CaseStudy['results'];
  /** Whose figures they are. */
  note: string;
};

/** Three results, told by their figures and by how each was counted. */
export function ResultTiles({ results, note }: Props) {
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
            <dd className="max-w-[34ch] text-small text-ink-2">{counted}</dd>
          </div>
        ))}
      </dl>
      <p className="pb-9 text-small text-ink-2">{note}</p>
    </div>
  );
}
