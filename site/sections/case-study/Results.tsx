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

type IconName = CaseStudy['results'][number]['icon'];

const paths: Record<IconName, string> = {
  clock: 'M10 2a8 8 0 1 1 0 16 8 8 0 0 1 0-16ZM10 5.5V10l3 2',
  smile: 'M10 2a8 8 0 1 1 0 16 8 8 0 0 1 0-16ZM6.5 11.5c1.8 3 5.2 3 7 0M7.5 7.5v.5M12.5 7.5v.5',
  book: 'M10 5C8 3.5 5 3.5 2.5 4v11.5c2.5-.5 5.5-.5 7.5 1 2-1.5 5-1.5 7.5-1V4C15 3.5 12 3.5 10 5Zm0 0v11.5',
  heart: 'M10 16.5C4 12.5 2.5 9.5 2.5 7.3 2.5 3.5 7.5 2 10 6c2.5-4 7.5-2.5 7.5 1.3 0 2.2-1.5 5.2-7.5 9.2Z',
  trend: 'M2 15.5 7.5 10l3.5 3.5L18 6M13 6h5v5',
  people:
    'M7 3.5a3 3 0 1 1 0 6 3 3 0 0 1 0-6ZM1.5 16.5c.5-6.5 10.5-6.5 11 0M13.5 4a2.7 2.7 0 0 1 0 5M15 11.5c2 .5 3.3 2.2 3.5 5',
  coin: 'M10 2a8 8 0 1 1 0 16 8 8 0 0 1 0-16ZM12.5 7.5C11.5 6 8 6 8 8s4.5 1.5 4.5 3.8c0 2.2-4 2.2-5 .4M10 4.8v10.4',
  eye: 'M1.5 10c4-7 13-7 17 0-4 7-13 7-17 0Zm8.5-2.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z',
  bolt: 'M11 2 4 11.5h5L8.5 18l7.5-10h-5.5L11 2Z',
  chat: 'M3 3.5h14v10H9L5 17v-3.5H3v-10Z',
  building: 'M4 18V3h8v15M12 8h4v10M2 18h16M6.5 6.5h3M6.5 10h3M6.5 13.5h3',
};

/** A small mark beside a result, drawn like the pictures: one hairline. */
export const ResultIcon = ({ name }: { name: IconName }) => (
  <Icon width={20} height={20} className="shrink-0 stroke-(--hue) stroke-[1.25]">
    <path d={paths[name]} />
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
