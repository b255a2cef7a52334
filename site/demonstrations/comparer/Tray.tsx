import { useId } from 'react';
import type { Comparer } from '../../../content/schemas/demonstrations/comparer.ts';
import { countOf } from './comparison.ts';
import { Picture } from './Picture.tsx';

type Props = {
  sample: Comparer;
  /** The fault that is shown under the line. */
  compared: number | undefined;
  onCompare: (fault: number) => void;
};

/** What was thrown out, and why. */
export function Tray({ sample, compared, onCompare }: Props) {
  const id = useId();
  return (
    <div className="tray">
      <h3>
        <span>{sample.tray}</span> <span>{countOf(sample)}</span>
      </h3>
      <ul>
        {sample.rejected.faults.map(({ picture, fault, reason }, index) => (
          <li key={picture}>
            <Picture name={picture} alt="" size={204} />
            <p>
              <b id={`${id}-${index}`}>{fault}</b>
              {reason}
            </p>
            <button
              className="controls"
              type="button"
              aria-pressed={compared === index}
              aria-describedby={`${id}-${index}`}
              onClick={() => onCompare(index)}
            >
              {sample.compare}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
