import type { Savings } from '../../../content/schemas/demonstrations/savings.ts';
import { fill } from '../frame/words.ts';
import { Spoken } from './Spoken.tsx';

type Props = {
  sample: Savings;
  values: Record<'cost' | 'ceiling' | 'half', string> & Record<string, string>;
  percent: number;
  reason: string;
  isPaid: boolean;
};

/** The ceiling, its half in the same size, and how both came about. */
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
