import { useEffect, useRef, useState } from 'react';
import type { Savings } from '../../../content/schemas/demonstrations/savings.ts';
import { fill } from '../frame/Frame.tsx';

type Props = {
  sample: Savings;
  values: Record<'most' | 'careful' | 'highest', string> & Record<string, string>;
  percent: number;
  /** Whether anything is left to pay for it. */
  pays: boolean;
};

/** The ceiling, its half in the same size, and the most that it may cost: in sight while the sliders are dragged. */
export function Results({ sample: { results }, values, percent, pays }: Props) {
  const figures = [
    { name: 'most', share: percent },
    { name: 'careful', share: percent / 2 },
  ] as const;
  const verdict = pays ? fill(results.highest, values) : results.nothing;
  return (
    <div className="savings-answer">
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
      <p className="savings-verdict">{verdict}</p>
      <Spoken>{`${results.most}: ${values.most}. ${verdict}`}</Spoken>
    </div>
  );
}

type LinesProps = {
  sample: Savings;
  values: Record<string, string>;
  reason: string;
  isPaid: boolean;
  isLate: boolean;
  /** Whether the owner's own amounts are part of it, and whether anything stays then. */
  isOffered: boolean;
  pays: boolean;
};

const taken = new Set(['upkeep', 'offer']);

/** How the results were computed, line by line. */
export function Lines({ sample: { lines }, values, reason, isPaid, isLate, isOffered, pays }: LinesProps) {
  const steps = [
    { name: 'cost', sum: isPaid ? lines.cost.plus : lines.cost.sum, how: lines.cost.how },
    { name: 'most', sum: lines.most.sum, how: reason },
    { name: 'careful', ...lines.careful },
    ...(isLate ? [{ name: 'late', ...lines.late }] : []),
    { name: 'upkeep', ...lines.upkeep },
    { name: 'highest', ...lines.highest },
    ...(isOffered
      ? [
          { name: 'offer', ...lines.offer },
          { name: 'stays', sum: lines.stays.sum, how: pays ? lines.stays.back : lines.stays.never },
        ]
      : []),
  ];
  return (
    <ol className="sums">
      {steps.map(({ name, sum, how }) => (
        <li key={name}>
          <span>{fill(sum, values)}</span>
          <b>{taken.has(name) ? `−${values[name]}` : values[name]}</b>
          <small>{fill(how, values)}</small>
        </li>
      ))}
    </ol>
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
