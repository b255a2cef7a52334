import type { CaseStudy } from '../../../content/schemas/case-study.ts';

/** Figures that stand beside the three in the tiles. */
export function FurtherResults({ results }: { results: CaseStudy['furtherResults'] }) {
  return (
    <dl className="border-t border-line">
      {results.map(({ label, value, counted }) => (
        <div
          key={label}
          className="grid grid-cols-[1fr_auto] items-baseline gap-x-6 border-b border-line py-3"
        >
          <dt className="text-ink">{label}</dt>
          <dd className="font-display text-h3 font-semibold text-ink tabular-nums">{value}</dd>
          <dd className="col-span-2 max-w-[56ch] text-small text-ink-2">{counted}</dd>
        </div>
      ))}
    </dl>
  );
}
