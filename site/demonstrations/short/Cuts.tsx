import type { Short } from '../../../content/schemas/demonstrations/short.ts';
import { cutsOf, filmed, shown } from './film.ts';

type Props = {
  sample: Short;
  /** The clip that is seen. */
  current: number;
};

const height = 120;

/** Above all that was filmed, with what is used of it; below the short. The lists beside it say the same. */
export function Cuts({ sample, current }: Props) {
  const { clips, sums } = sample;
  const [all, kept] = [filmed(clips), shown(clips)];
  /** A line of a hundred for so many seconds; clips beside each other keep apart. */
  const x = (second: number, of: number, inset = 0) => (100 * second) / of + inset;

  return (
    <div className="cuts">
      <svg viewBox={`0 0 100 ${height}`} preserveAspectRatio="none" aria-hidden="true">
        {cutsOf(clips).map(({ clip, used, part }, index) => {
          const [from, to] = [x(part.from, kept, 0.3), x(part.to, kept, -0.3)];
          return (
            <g key={part.from} data-current={index === current || undefined}>
              <path className="clip" d={`M${x(clip.from, all, 0.3)} 4H${x(clip.to, all, -0.3)}`} />
              <path
                className="light"
                d={`M${x(used.from, all)} 4L${from} ${height - 4}H${to}L${x(used.to, all)} 4`}
              />
              <path className="used" d={`M${x(used.from, all)} 4H${x(used.to, all)}`} />
              <path className="part" d={`M${from} ${height - 4}H${to}`} />
            </g>
          );
        })}
      </svg>
      <p>
        <span>{sums.filmed.replace('{seconds}', String(all))}</span>{' '}
        <b>{sums.shown.replace('{seconds}', String(kept))}</b>
      </p>
    </div>
  );
}
