import { useRef, useState } from 'react';
import { parts, rows as rowWords, facts as words } from '../../content/desk-words/facts.ts';
import type { Fact, FactForm, Price, Profile } from '../../contract/facts.ts';
import { Button } from '../frame/Button.tsx';

type Props = {
  fact: Fact;
  text: string;
  /** The id of the first field. */
  id: string;
  describedBy: string;
  isWrong: boolean;
  onType: (text: string) => void;
};

const inputClass =
  'block w-full min-w-0 border-line-strong bg-ground py-4 text-body aria-invalid:border-danger';
const rowClass = 'mt-5 flex flex-wrap items-end gap-x-10 gap-y-5';
const partClass = 'min-w-0 max-w-110 flex-[1_1_7rem]';

/** The fields that set a fact. Together they make one text, which the schema checks on the server. */
export function FactControl(props: Props) {
  const { form } = props.fact;
  switch (form) {
    case 'switch':
      return <Switch {...props} />;
    case 'price':
      return <PriceFields {...props} />;
    case 'hours':
    case 'days':
    case 'profiles':
      return <Rows {...props} form={form} />;
    default:
      return <Line {...props} />;
  }
}

/** Whether the form has several fields, which share a name. */
export const isGroup = (form: FactForm) => form in parts;

function Line({ fact: { form }, text, id, describedBy, isWrong, onType }: Props) {
  const given = {
    ...{ id, value: text, 'aria-describedby': describedBy },
    'aria-invalid': isWrong || undefined,
  };
  if (form === 'lines')
    // A textarea shows a line that is longer than a phone is wide.
    return (
      <textarea
        {...given}
        className={`${inputClass} field-sizing-content resize-y`}
        rows={3}
        onChange={({ target }) => onType(target.value.replaceAll('\n', ' '))}
      />
    );
  const type = form === 'number' ? 'number' : form === 'email' ? 'email' : 'text';
  return (
    <input
      {...given}
      className={form === 'number' ? `${inputClass} max-w-100` : inputClass}
      type={type}
      inputMode={form === 'number' ? 'numeric' : undefined}
      onChange={({ target }) => onType(target.value)}
    />
  );
}

function Switch({ text, id, describedBy, onType }: Props) {
  const isOn = text === 'true';
  return (
    <span className="flex min-h-27.5 items-center gap-7.5">
      <input
        id={id}
        type="checkbox"
        className="size-15"
        checked={isOn}
        aria-describedby={describedBy}
        onChange={({ target }) => onType(String(target.checked))}
      />
      <span aria-hidden="true">{isOn ? words.on : words.off}</span>
    </span>
  );
}

/** The value of a text. Text that another version of the desk has stored may not be valid. */
function read<Value>(text: string): Value | undefined {
  try {
    return JSON.parse(text) as Value;
  } catch {
    return undefined;
  }
}

function PriceFields({ text, id, describedBy, isWrong, onType }: Props) {
  const price = read<Partial<Price>>(text) ?? {};
  const type = (name: keyof Price, amount: string) => {
    const next = {
      setup: price.setup,
      monthly: price.monthly,
      [name]: amount === '' ? undefined : Number(amount),
    };
    const isEmpty = next.setup === undefined && next.monthly === undefined;
    onType(isEmpty ? '' : JSON.stringify(next));
  };
  return (
    <div className={rowClass}>
      {(['setup', 'monthly'] as const).map((name, index) => (
        <label key={name} className={partClass}>
          <span className="text-ink-2">{parts.price[index]}</span>
          <input
            id={index === 0 ? id : undefined}
            className={`${inputClass} max-w-100`}
            type="number"
            min="0"
            step="0.01"
            inputMode="decimal"
            value={price[name] ?? ''}
            aria-describedby={describedBy}
            aria-invalid={isWrong || undefined}
            onChange={({ target }) => type(name, target.value)}
          />
        </label>
      ))}
    </div>
  );
}

type Pair = [string, string];

type RowForm = 'hours' | 'days' | 'profiles';

/** Converts an entry of a list to two fields and back. */
const pairs: Record<RowForm, { type: Pair; of: (entry: never) => Pair; entry: (pair: Pair) => unknown }> = {
  hours: {
    type: ['time', 'time'],
    // The end of a day is 24:00, which a field for a time cannot hold.
    of: (hours: string) => {
      const [from = '', to = ''] = hours.split('-');
      return [from, to === '24:00' ? '00:00' : to];
    },
    entry: ([from, to]) => `${from}-${to === '00:00' ? '24:00' : to}`,
  },
  days: {
    type: ['date', 'date'],
    of: (days: string) => {
      const [first = '', last = ''] = days.split('..');
      return [first, last];
    },
    entry: ([first, last]) => (last === '' || last === first ? first : `${first}..${last}`),
  },
  profiles: {
    type: ['text', 'url'],
    of: ({ name, url }: Profile) => [name, url],
    entry: ([name, url]) => ({ name, url }),
  },
};

/** The name of the first field that is still empty, if the fact needs it. */
export function missingIn(form: FactForm, text: string): string | undefined {
  if (text === '') return undefined;
  if (form === 'price') {
    const { setup, monthly } = read<Partial<Price>>(text) ?? {};
    return setup === undefined ? parts.price[0] : monthly === undefined ? parts.price[1] : undefined;
  }
  if (form !== 'hours' && form !== 'days' && form !== 'profiles') return undefined;
  for (const each of read<never[]>(text) ?? []) {
    const pair = pairs[form].of(each);
    // A single day off has no last day.
    const at = pair.findIndex((part, index) => part === '' && !(form === 'days' && index === 1));
    if (at >= 0) return parts[form][at];
  }
  return undefined;
}

type Row = { id: number; pair: Pair };

/** A list of any length. Empty rows do not count. */
function Rows({ fact, form, text, id, describedBy, isWrong, onType }: Props & { form: RowForm }) {
  const { type, of, entry } = pairs[form];
  const last = useRef(0);
  const add = useRef<HTMLButtonElement>(null);
  const fresh = (pair: Pair): Row => {
    last.current += 1;
    return { id: last.current, pair };
  };
  const [rows, setRows] = useState<Row[]>(() => (read<never[]>(text) ?? []).map((each) => fresh(of(each))));
  const change = (next: Row[]) => {
    setRows(next);
    const typed = next.filter(({ pair }) => pair.some((part) => part !== ''));
    onType(JSON.stringify(typed.map(({ pair }) => entry(pair))));
  };
  return (
    <>
      {rows.map((row, index) => (
        <div key={row.id} className={rowClass}>
          {row.pair.map((value, at) => (
            <label
              key={parts[form][at]}
              className={form === 'profiles' && at === 1 ? 'min-w-0 flex-[3_1_12rem]' : partClass}
            >
              <span className="text-ink-2">{parts[form][at]}</span>
              <input
                className={inputClass}
                type={type[at]}
                value={value}
                aria-label={rowWords.of(fact.label, parts[form][at] ?? '', index + 1)}
                aria-describedby={describedBy}
                aria-invalid={isWrong || undefined}
                onChange={({ target }) =>
                  change(
                    rows.map((each) =>
                      each === row ? { ...row, pair: row.pair.with(at, target.value) as Pair } : each,
                    ),
                  )
                }
              />
            </label>
          ))}
          <Button
            look="small-plain"
            className="px-0"
            aria-label={rowWords.removeOf(fact.label, index + 1)}
            onClick={() => {
              change(rows.filter((each) => each !== row));
              add.current?.focus();
            }}
          >
            {rowWords.remove}
          </Button>
        </div>
      ))}
      <Button
        ref={add}
        id={id}
        look="small"
        className="mt-6"
        aria-label={`${fact.label}: ${rowWords.add[form]}`}
        onClick={() => setRows([...rows, fresh(['', ''])])}
      >
        {rowWords.add[form]}
      </Button>
    </>
  );
}
