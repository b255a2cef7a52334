import type { Bars } from '../../../content/schemas/exhibit.ts';
import { barsOf } from '../../formats/bar-lengths.ts';

const edges = ['fill-pink', 'fill-orange', 'fill-white', 'fill-green', 'fill-blue'] as const;

/** To a tenth of a pixel on the widest page. */
const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`;

/** A chart of bars, as the PDF has it: light leaves where each one ends. */
export function BarChart({ exhibit }: { exhibit: Bars }) {
  return (
    <dl className="grid gap-5 border-l border-ink-3 py-1.5">
      {barsOf(exhibit).map(({ label, value, share }, index) => (
        <div key={label} className="grid grid-cols-[1fr_auto] gap-x-6 gap-y-2">
          <dt className="pl-4">{label}</dt>
          <dd className="font-semibold text-ink">{value}</dd>
          <dd className="col-span-2" aria-hidden="true">
            <svg className="block h-2.5 w-full" aria-hidden="true">
              <rect className="fill-ink-2" width={percent(share)} height="100%" />
              <rect
                className={edges[index % edges.length]}
                x={percent(share)}
                width="4"
                height="100%"
                transform="translate(-4)"
              />
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  );
}
