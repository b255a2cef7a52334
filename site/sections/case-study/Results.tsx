import icons from '../../../content/result-icons.json' with { type: 'json' };
import type { CaseStudy } from '../../../content/schemas/entries.ts';
import { Figure } from '../../ui/Figure.tsx';
import { Icon } from '../../ui/icons.tsx';

/** Figures that stand beside the three in the tiles. */
export function FurtherResults({ results }: { results: CaseStudy['furtherResults'] }) {
  return (
    <dl className="border-t border-line">
      {results.map(({ label, value, counted }) => (
        <div key={label} className="flex flex-wrap items-baseline gap-x-6 border-b border-line py-3">
          <dt className="grow basis-32 text-ink">{label}</dt>
          <dd className="font-display text-h3 font-semibold text-ink tabular-nums">{value}</dd>
          {counted && <dd className="max-w-[56ch] basis-full text-small text-ink-2">{counted}</dd>}
        </div>
      ))}
    </dl>
  );
}

/** A small mark beside a result, drawn like the pictures: one hairline. */
export const ResultIcon = ({ name }: { name: keyof typeof icons }) => (
  <Icon width={20} height={20} className="shrink-0 stroke-(--hue) stroke-[1.25]">
    <path d={icons[name]} />
  </Icon>
);

type Props = {
  results: CaseStudy['results'];
  /** Whose figures they are. */
  note: string;
};

/** Three results, told by their figures and, where it is published, by how each was counted. */
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
            {counted && <dd className="max-w-[34ch] text-small text-ink-2">{counted}</dd>}
          </div>
        ))}
      </dl>
      <p className="pb-9 text-small text-ink-2">{note}</p>
    </div>
  );
}
