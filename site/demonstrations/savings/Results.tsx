import { useEffect, useRef, useState } from 'react';
import type { Savings } from '../../../content/schemas/demonstrations/savings.ts';
import { fill } from '../frame/Frame.tsx';

type Props = {
  sample: Savings;
  values: Record<'cost' | 'ceiling' | 'half', string> & Record<string, string>;
  percent: number;
  reason: string;
  isPaid: boolean;
};

/** The ceiling, its half in the same size, and how both were computed. */
export function Results({ sample, values, percent, reason, isPaid }: Props) {
  const { results, lines } = sample;
  const figures = [
    { name: 'ceiling', share: percent },
    { name: 'half', share: percent / 2 },
  ] as const;
  const steps = [
    { name: 'cost', sum: isPaid ? lines.cost.plus : lines.cost.sum, how: lines.cost.how },
    { name: 'ceiling', sum: lines.ceiling.sum, how: reason },
    { name: 'half', ...lines.half },
  ] as const;
  return (
    <>
      <dl className="figures">
        {figures.map(({ name, share }) => (
          <div key={name}>
            <dt>{results[name]}</dt>
            <dd>
              {values[name]}
              <svg viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
                <rect width={share} height="2" />
              </svg>
            </dd>
          </div>
        ))}
      </dl>
      <ol className="sums">
        {steps.map(({ name, sum, how }) => (
          <li key={name}>
            <span>{fill(sum, values)}</span>
            <b>{values[name]}</b>
            <small>{how}</small>
          </li>
        ))}
      </ol>
      <Spoken>{`${results.ceiling}: ${values.ceiling}. ${results.half}: ${values.half}.`}</Spoken>
    </>
  );
}

/** Results are announced this long after the last change, because a slider passes many values. */
const settled = 500;

/** Announces the result to screen readers once it has settled, but not the initial one. */
function Spoken({ children }: { children: string }) {
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

/** What each solution may save at most, by its id, as its own file claims. */
export type Ceilings = Record<string, { percent: number; of: string }>;

export type FieldName = keyof Savings['fields'];

/** The text in the number fields. */
export type Typed = Record<FieldName, string>;
export type Amounts = Record<FieldName, number>;

/** The number that counts for a typed text: 0 if it is not a number, and at most the limit. */
export const held = (typed: string, most: number) => Math.min(most, Math.max(0, Number(typed) || 0));

type Sums = { cost: number; ceiling: number; half: number };

/** A month's cost, the most that may be saved of it, and half of that. */
export function sumsOf({ hours, worth, paid }: Amounts, percent: number): Sums {
  const cost = Math.round((hours * worth * 52) / 12) + paid;
  const ceiling = Math.round((cost * percent) / 100);
  return { cost, ceiling, half: Math.round(ceiling / 2) };
}
