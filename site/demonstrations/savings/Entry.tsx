import { useId } from 'react';
import type { Savings } from '../../../content/schemas/demonstrations/savings.ts';

export type FieldName = keyof Savings['fields'];

/** The number that counts for a typed text: 0 if it is not a number, and at most the limit. */
export const held = (typed: string, most: number) => Math.min(most, Math.max(0, Number(typed) || 0));

type EntryProps = {
  field: Savings['fields'][FieldName];
  symbol: string;
  label: string;
  typed: string;
  onType: (text: string) => void;
};

/** A number field, and a slider for usual values. Each follows the other. */
export function Entry({ field, symbol, label, typed, onType }: EntryProps) {
  const id = useId();
  const { slider, unit, most, step, usual, stride } = field;
  const counted = held(typed, most);
  const isMoney = unit === 'money';
  return (
    <div className="entry">
      <label htmlFor={id}>{label}</label>
      <span className="number">
        {isMoney && symbol}
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
            // An empty field stays empty while somebody types.
            onType(
              Number(target.value) === held(target.value, most)
                ? target.value
                : String(held(target.value, most)),
            )
          }
          onBlur={() => onType(String(counted))}
        />
        {!isMoney && unit}
      </span>
      <input
        type="range"
        aria-label={slider}
        autoComplete="off"
        min={0}
        max={usual}
        step={stride}
        value={counted}
        aria-valuetext={isMoney ? `${symbol}${counted}` : [counted, unit].join(' ').trim()}
        onChange={({ target }) => onType(target.value)}
      />
    </div>
  );
}
