import { type RefObject, useEffect } from 'react';
import type { Comparer } from '../../../content/schemas/demonstrations/comparer.ts';
import { type Comparison, hasRoom } from './comparison.ts';
import { Picture } from './Picture.tsx';

type Props = {
  ref: RefObject<HTMLDivElement | null>;
  sample: Comparer;
  comparison: Comparison;
  onPull: (line: number) => void;
};

/** The phone picture at the left of the line, one of ours at its right. Without a script they stand side by side. */
export function Halves({ ref, sample, comparison, onPull }: Props) {
  const { photo, looks, rejected, slider } = sample;
  const { shown, line } = comparison;
  const room = hasRoom(line);
  const fault = 'fault' in shown ? shown.fault : undefined;

  useEffect(() => ref.current?.style.setProperty('--line', `${line}%`), [ref, line]);

  return (
    <div className="halves" ref={ref}>
      <figure className="yours">
        <Picture name={photo.picture} alt={photo.alt} size={880} />
        <figcaption hidden={!room.yours}>{photo.name}</figcaption>
      </figure>
      {looks.map(({ picture, name, alt }, index) => (
        <figure key={picture} data-shown={('look' in shown && shown.look === index) || undefined}>
          <Picture name={picture} alt={alt} size={880} />
          <figcaption hidden={!room.ours}>{name}</figcaption>
        </figure>
      ))}
      <figure data-shown={fault !== undefined || undefined}>
        <Picture name={rejected.picture} alt={rejected.alt} size={880} />
        <svg className="rings" viewBox="0 0 100 100" aria-hidden="true">
          {rejected.faults.map(({ picture, ring: { x, y, r } }, index) => (
            <g key={picture} data-shown={fault === index || undefined}>
              <circle cx={x} cy={y} r={r} />
              <circle cx={x} cy={y} r={r + 0.8} />
            </g>
          ))}
        </svg>
        <figcaption hidden={!room.ours}>{rejected.name}</figcaption>
      </figure>
      <div className="line controls">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="m9 7-5 5 5 5M15 7l5 5-5 5" />
        </svg>
      </div>
      <input
        className="controls"
        type="range"
        aria-label={slider}
        aria-valuetext={`${line}%`}
        value={line}
        onChange={({ target }) => onPull(Number(target.value))}
      />
    </div>
  );
}
