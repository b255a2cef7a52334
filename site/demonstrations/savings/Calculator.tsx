import { useState } from 'react';
import sample from '../../../content/demonstrations/savings.yaml';
import { Frame } from '../frame/Frame.tsx';
import { amount, fill } from '../frame/words.ts';
import { CarryOver } from './CarryOver.tsx';
import { Entry } from './Entry.tsx';
import { Results } from './Results.tsx';
import { type Amounts, type Ceilings, type FieldName, held, sumsOf, type Typed } from './savings.ts';

const { fields, carry } = sample;
const fieldNames = Object.keys(fields) as FieldName[];
const start = Object.fromEntries(fieldNames.map((name) => [name, String(fields[name].start)])) as Typed;

export type CalculatorProps = {
  /** The solution it stands with. */
  solution: string;
  ceilings: Ceilings;
};

/** "At most this much. Perhaps half.": the ceiling never stands without its half. */
export function Calculator({ solution, ceilings }: CalculatorProps) {
  const [chosen, setChosen] = useState(solution);
  const [typed, setTyped] = useState(start);
  const kind = sample.kinds.find((one) => one.solution === chosen);
  const ceiling = ceilings[chosen];
  if (!kind || !ceiling) throw new Error(`content/demonstrations/savings.yaml has no kind for ${chosen}.`);

  const amounts = Object.fromEntries(
    fieldNames.map((name) => [name, held(typed[name], fields[name].most)]),
  ) as Amounts;
  const sums = sumsOf(amounts, ceiling.percent);
  const values = {
    what: kind.what,
    of: ceiling.of,
    percent: String(ceiling.percent),
    hours: String(amounts.hours),
    worth: amount(amounts.worth),
    paid: amount(amounts.paid),
    cost: amount(sums.cost),
    ceiling: amount(sums.ceiling),
    half: amount(sums.half),
  };
  const { one, other } = sample.hours;
  const hours = amounts.hours === 1 ? one : other.replace('{count}', values.hours);

  return (
    <Frame words={sample.frame}>
      <div className="calculator">
        <div className="given controls">
          <fieldset>
            <legend>{sample.question}</legend>
            <div className="choice">
              {sample.kinds
                .filter(({ solution }) => solution in ceilings)
                .map(({ solution, label }) => (
                  <label key={solution}>
                    <input
                      type="radio"
                      name="kind"
                      checked={solution === chosen}
                      onChange={() => setChosen(solution)}
                    />
                    <span>{label}</span>
                  </label>
                ))}
            </div>
          </fieldset>
          {fieldNames.map((name) => (
            <Entry
              key={name}
              field={fields[name]}
              label={fill(fields[name].label, values)}
              typed={typed[name]}
              onType={(text) => setTyped({ ...typed, [name]: text })}
            />
          ))}
        </div>
        <div className="worked-out">
          <noscript>
            <p className="example">{fill(sample.example, { ...values, hours })}</p>
          </noscript>
          <Results
            sample={sample}
            values={values}
            percent={ceiling.percent}
            reason={kind.reason}
            isPaid={amounts.paid > 0}
          />
          <CarryOver words={carry} sentence={fill(carry.sentence, { ...values, hours })} />
        </div>
      </div>
    </Frame>
  );
}
