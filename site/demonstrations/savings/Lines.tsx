import { useEffect, useRef, useState } from 'react';
import sample from '../../../content/demonstrations/savings.yaml';
import type { sumOf } from '../../../content/sums.ts';
import { fill } from '../frame/Frame.tsx';

type Props = {
  sums: ReturnType<typeof sumOf>;
  write: (amount: number) => string;
  /** The figures that the words name. */
  values: Record<string, string>;
  /** Whether others are paid for the work as well. */
  isPaid: boolean;
};

/** The time that is taken off is dotted, and what is left has the light. */
const marks: Record<string, string> = { upkeep: 'sum-taken', highest: 'sum-left' };

/** The sum line by line. Each amount is a bar of light on the scale of what it costs today; what is left has the spectrum. */
export function Lines({ sums, write, values, isPaid }: Props) {
  const words = sample.lines;
  const { cost, most, careful, late, upkeep, highest } = sums;
  const scale = Math.max(cost, careful + late) || 1;
  const rows = [
    { name: 'cost', ...words.cost, how: isPaid ? words.cost.plus : words.cost.how, amount: cost, from: 0 },
    { name: 'most', ...words.most, amount: most, from: 0 },
    { name: 'careful', ...words.careful, amount: careful, from: 0 },
    ...(late > 0 ? [{ name: 'late', ...words.late, amount: late, from: careful }] : []),
    { name: 'upkeep', ...words.upkeep, amount: -upkeep, from: careful + late - upkeep },
    { name: 'highest', ...words.highest, amount: Math.max(0, highest), from: 0 },
  ];
  return (
    <dl className="sums">
      {rows.map(({ name, label, how, amount, from }) => (
        <div key={name} className={marks[name]}>
          <dt>
            {fill(label, values)}
            {how && <small>{fill(how, values)}</small>}
          </dt>
          <dd>{name === 'late' ? `+ ${write(amount)}` : write(amount)}</dd>
          <dd className="bar">
            <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
              {name === 'highest' ? (
                <foreignObject width={(100 * amount) / scale} height="4">
                  <div />
                </foreignObject>
              ) : (
                <path
                  d={`M${(100 * Math.max(0, from)) / scale} 2H${(100 * (from + Math.abs(amount))) / scale}`}
                />
              )}
            </svg>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Results are announced this long after the last change, because a slider passes many values. */
const settled = 500;

/** Announces the result to screen readers once it has settled, but not the initial one. */
export function Spoken({ children }: { children: string }) {
  const [told, setTold] = useState('');
  const first = useRef(children);
  useEffect(() => {
    if (children === first.current) return;
    first.current = '';
    const telling = setTimeout(() => setTold(children), settled);
    return () => clearTimeout(telling);
  }, [children]);
  return (
    <p className="sr-only" role="status" aria-atomic="true">
      {told}
    </p>
  );
}
