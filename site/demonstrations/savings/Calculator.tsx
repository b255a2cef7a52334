import { useId, useState } from 'react';
import sample from '../../../content/demonstrations/savings.yaml';
import type { Savings } from '../../../content/schemas/demonstrations/savings.ts';
import type { Prices } from '../../../content/schemas/pricing.ts';
import { dollars, sumWith } from '../../../content/sums.ts';
import { formFrom } from '../../../contract/came-from.ts';
import { amount, Frame, fill } from '../frame/Frame.tsx';
import { type CarriedOver, carryOver } from './carry-over.ts';
import { type Amounts, type Ceilings, type FieldName, held, Lines, Results, type Typed } from './Results.tsx';

const { fields, carry } = sample;
const fieldNames = Object.keys(fields) as FieldName[];
const ofLateAnswers = new Set<FieldName>(['lost', 'each']);
const start = Object.fromEntries(fieldNames.map((name) => [name, String(fields[name].start)])) as Typed;

export type CalculatorProps = {
  /** The solution on whose page it is. */
  solution: string;
  ceilings: Ceilings;
  /** The owner's own amounts, where they are published. */
  offers: Prices;
};

/** "At most this much. Perhaps half.": the ceiling is always shown with its half, and both end in a price. */
export function Calculator({ solution, ceilings, offers }: CalculatorProps) {
  const [chosen, setChosen] = useState(solution);
  const [typed, setTyped] = useState(start);
  const kind = sample.kinds.find((one) => one.solution === chosen);
  const ceiling = ceilings[chosen];
  if (!kind || !ceiling) throw new Error(`content/demonstrations/savings.yaml has no kind for ${chosen}.`);

  const amounts = Object.fromEntries(
    fieldNames.map((name) => [name, held(typed[name], fields[name].most)]),
  ) as Amounts;
  const asked = fieldNames.filter((name) => kind.late || !ofLateAnswers.has(name));
  const lost = kind.late ? amounts.lost : 0;
  const offer = offers[chosen] ?? undefined;
  const sums = sumWith({ ...amounts, lost, ceiling: ceiling.percent }, offer ?? { setup: 0, monthly: 0 });
  const values = {
    what: kind.what,
    of: ceiling.of,
    percent: String(ceiling.percent),
    hours: String(amounts.hours),
    worth: amount(amounts.worth),
    paid: amount(amounts.paid),
    lost: String(lost),
    each: amount(amounts.each),
    cost: amount(sums.cost),
    most: amount(sums.most),
    careful: amount(sums.careful),
    late: amount(sums.late),
    upkeep: amount(sums.upkeep),
    highest: amount(Math.max(0, sums.highest)),
    offer: amount(sums.monthly),
    setup: amount(sums.setup),
    stays: dollars(sums.stays),
    months: String(sums.months),
  };
  const { one, other } = sample.hours;
  const hours = amounts.hours === 1 ? one : other.replace('{count}', values.hours);

  return (
    <Frame words={sample.frame}>
      <div className="calculator">
        <div className="savings-asked">
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
            {asked.map((name) => (
              <Entry
                key={name}
                field={fields[name]}
                label={fill(fields[name].label, values)}
                typed={typed[name]}
                onType={(text) => setTyped({ ...typed, [name]: text })}
              />
            ))}
          </div>
          <Results sample={sample} values={values} percent={ceiling.percent} pays={sums.highest > 0} />
        </div>
        <div className="worked-out">
          <noscript>
            <p className="example">{fill(sample.example, { ...values, hours })}</p>
          </noscript>
          <Lines
            sample={sample}
            values={values}
            reason={kind.reason}
            isPaid={amounts.paid > 0}
            isLate={kind.late}
            isOffered={offer !== undefined}
            pays={sums.stays > 0}
          />
          <CarryOver words={carry} sentence={fill(carry.sentence, { ...values, hours })} />
        </div>
      </div>
    </Frame>
  );
}

type CarryOverProps = { words: Savings['carry']; sentence: string };

/** Carries the figures over to the contact form, where the visitor sees them and may change or send them. */
function CarryOver({ words, sentence }: CarryOverProps) {
  const [carried, setCarried] = useState<{ sentence: string; outcome: CarriedOver }>();
  // A result from other figures is not shown.
  const outcome = carried?.sentence === sentence ? carried.outcome : undefined;

  function carry() {
    setCarried({ sentence, outcome: carryOver(() => window.sessionStorage, words.sentence, sentence) });
  }

  return (
    <div className="take-along controls">
      <button className="button solid" type="button" onClick={carry}>
        {words.button}
      </button>
      <div className="carried">
        <p>{words.note}</p>
        <p role="status">
          {outcome && (
            <>
              {words[outcome]} {outcome === 'lost' && sentence}{' '}
              <a href={formFrom(location.pathname)}>{words.open}</a>
            </>
          )}
        </p>
      </div>
    </div>
  );
}

type EntryProps = {
  field: Savings['fields'][FieldName];
  label: string;
  typed: string;
  onType: (text: string) => void;
};

/** A number field, and a slider for usual values. Each follows the other. */
function Entry({ field, label, typed, onType }: EntryProps) {
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
            // An empty field stays empty while somebody types.
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
        aria-valuetext={unit === '$' ? `$${counted}` : [counted, unit].join(' ').trim()}
        onChange={({ target }) => onType(target.value)}
      />
    </div>
  );
}
