import { useEffect, useId, useRef, useState } from 'react';
import sample from '../../../content/demonstrations/savings.yaml';
import { money, signOf } from '../../../content/money.ts';
import { isWorthwhile, type Offer, type sumOf, sumWith } from '../../../content/sums.ts';
import { formFrom } from '../../../contract/came-from.ts';
import { fill } from '../frame/Frame.tsx';
import { useIsLive } from '../frame/use-playback.ts';
import { type CarriedOver, carryOver } from './carry-over.ts';
import { Entry, type FieldName, held } from './Entry.tsx';

const { fields, carry } = sample;

/** The text in the number fields. */
type Typed = Partial<Record<FieldName, string>>;

export type CalculatorProps = {
  /** Whose work it is, and how much the solution may save of what. */
  solution: string;
  ceiling: { percent: number; of: string };
  /** What the start and a month cost: the owner's amounts, where they are published, or made-up ones. */
  offer?: Offer & { isMadeUp: boolean };
  currency: string;
  /** On the page of prices the fields open on request, below the worked example. */
  isFolded: boolean;
};

/** What an automation is worth to a shop, line by line, for the visitor's own figures. */
export function Calculator({ solution, ceiling, offer, currency, isFolded }: CalculatorProps) {
  const kind = sample.kinds.find((one) => one.solution === solution);
  if (!kind) throw new Error(`content/demonstrations/savings.yaml has no kind for ${solution}.`);
  const asked = Object.keys(kind.start) as FieldName[];
  const [typed, setTyped] = useState<Typed>(() =>
    Object.fromEntries(asked.map((name) => [name, String(kind.start[name])])),
  );
  const heading = useId();

  const counted = (name: FieldName) => held(typed[name] ?? '', fields[name].most);
  const [hours, worth, paid, lost, each] = (['hours', 'worth', 'paid', 'lost', 'each'] as const).map(
    counted,
  ) as [number, number, number, number, number];
  const inputs = { hours, worth, paid, lost, each, ceiling: ceiling.percent };
  const sums = sumWith(inputs, offer ?? { setup: 0, monthly: 0 });
  const isSample = asked.every((name) => counted(name) === kind.start[name]);
  const whole = (amount: number) => money(Math.round(amount), currency);
  const values = {
    what: kind.what,
    of: ceiling.of,
    percent: String(ceiling.percent),
    hours: hours === 1 ? sample.hours.one : fill(sample.hours.other, { count: hours }),
    lost: String(lost),
    worth: money(worth, currency),
    paid: money(paid, currency),
    each: money(each, currency),
    whole: whole(sums.late * 2),
    late: whole(sums.late),
    highest: whole(Math.max(0, sums.highest)),
    setup: money(sums.setup, currency),
    monthly: money(sums.monthly, currency),
    stays: whole(sums.stays),
    months: String(sums.months),
    instead: kind.instead,
    to: isSample ? sample.results.to.sample : sample.results.to.yours,
  };
  const result = fill(isWorthwhile(sums) ? sample.results.worth : sample.results.little, values);
  const { ours, madeUp, never } = sample.offers;
  // Where hardly anything is left, the lead says what to do instead.
  const without = isWorthwhile(sums) ? never : '';
  const withOffer = offer && (sums.months === undefined ? without : offer.isMadeUp ? madeUp : ours);

  const entries = (
    <div className="given controls">
      {asked.map((name) => (
        <Entry
          key={name}
          field={fields[name]}
          symbol={signOf(currency).trim()}
          label={fill(fields[name].label, values)}
          typed={typed[name] ?? ''}
          onType={(text) => setTyped({ ...typed, [name]: text })}
        />
      ))}
    </div>
  );
  const carried = <CarryOver sentence={fill(carry.sentence, values)} />;
  return (
    <section
      className={`demonstration calculator ${isFolded ? 'is-wide' : ''}`}
      aria-labelledby={heading}
      data-live={useIsLive() || undefined}
    >
      <div className="savings-answer">
        <h2 id={heading}>{result}</h2>
        <Spoken>{result}</Spoken>
      </div>
      {/* Both have their room, so that no slider moves under a finger. */}
      <div className="lead">
        <p aria-hidden={!isWorthwhile(sums)}>{kind.whose}</p>
        <p aria-hidden={isWorthwhile(sums)}>{kind.instead}</p>
      </div>
      {isFolded ? (
        <details className="controls">
          <summary className="button">{sample.open}</summary>
          {entries}
          {carried}
        </details>
      ) : (
        entries
      )}
      <Lines sums={sums} write={whole} values={values} isPaid={paid > 0} />
      <p className="savings-notes">
        {withOffer && `${fill(withOffer, values)} `}
        {kind.start.lost !== undefined && `${sample.notes.late} `}
        {sample.notes.rounded}
      </p>
      {!isFolded && carried}
    </section>
  );
}

/** Carries the figures over to the contact form, where the visitor sees them and may change or send them. */
function CarryOver({ sentence }: { sentence: string }) {
  const [carried, setCarried] = useState<{ sentence: string; outcome: CarriedOver }>();
  // A result from other figures is not shown.
  const outcome = carried?.sentence === sentence ? carried.outcome : undefined;
  return (
    <div className="take-along controls">
      <button
        className="button"
        type="button"
        onClick={() =>
          setCarried({
            sentence,
            outcome: carryOver(() => window.sessionStorage, carry.sentence, sentence),
          })
        }
      >
        {carry.button}
      </button>
      <div className="carried">
        <p>{carry.note}</p>
        <p role="status">
          {outcome && (
            <>
              {carry[outcome]} {outcome === 'lost' && sentence}{' '}
              <a href={formFrom(location.pathname)}>{carry.open}</a>
            </>
          )}
        </p>
      </div>
    </div>
  );
}

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
