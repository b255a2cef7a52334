import { useId } from 'react';
import type { Savings } from '../../../content/schemas/demonstrations/savings.ts';
import { type FieldName, held } from './savings.ts';

type Props = {
  field: Savings['fields'][FieldName];
  label: string;
  typed: string;
  onType: (text: string) => void;
};

/** A number to type, and a slider for the usual ones: what one says, the other says too. */
export function Entry({ field, label, typed, onType }: Props) {
  const id = useId();
  const { slider, unit, most, step, usual, stride } = field;
  const counted = held(typed, most);
  return (
    <div className="entry">
      <label htmlFor={id}>{label}</label>
      <span className="number">
        {unit === '$' && unit}
        <input
          id={id}
          type="number"
          inputMode="decimal"
          autoComplete="off"
          min={0}
          max={most}
          step={step}
          value={typed}
          onChange={({ target }) =>
            // Nothing yet stays nothing while somebody types.
            onType(
              Number(target.value) === held(target.value, most)
                ? target.value
                : String(held(target.value, most)),
            )
          }
          onBlur={() => onType(String(counted))}
        />
        {unit !== '$' && unit}
      </span>
      <input
        type="range"
        aria-label={slider}
        autoComplete="off"
        min={0}
        max={usual}
        step={stride}
        value={counted}
        aria-valuetext={unit === '$' ? `$${counted}` : `${counted} ${unit}`}
        onChange={({ target }) => onType(target.value)}
      />
    </div>
  );
}
