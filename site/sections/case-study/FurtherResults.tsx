import type { CaseStudy } from '../../../content/schemas/case-study.ts';

/** Figures that stand beside the three in the tiles. */
export function FurtherResults({ results }: { results: CaseStudy['furtherResults'] }) {
  return (
    <dl className="border-t border-line">
      {results.map(({ label, value }) => (
        <div key={label} className="flex items-baseline justify-between gap-6 border-b border-line py-3">
          <dt className="text-ink-2">{label}</dt>
          <dd className="font-display text-h3 font-semibold text-ink tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
