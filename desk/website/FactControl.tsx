import { type ComponentProps, useId, useRef, useState } from 'react';
import { parts, rows as rowWords, facts as words } from '../../content/desk-words/facts.ts';
import type { Confirmation } from '../../content/schemas/entries.ts';
import type { Fact, FactForm, Profile } from '../../contract/facts.ts';
import { quietly } from '../drafts.ts';
import { Button } from '../frame/Button.tsx';
import { Options } from '../frame/Form.tsx';
import { MarkControl } from './MarkControl.tsx';
import { useWebsite } from './requests.ts';

type Props = {
  fact: Fact;
  text: string;
  /** The id of the field, if there is only one. */
  id: string;
  describedBy: string;
  isWrong: boolean;
  onType: (text: string) => void;
};

const inputClass =
  'block w-full min-w-0 border-line-strong bg-ground py-4 text-body aria-invalid:border-danger';

/** The fields that set a fact. Together they make one text, which the schema checks on the server. */
export function FactControl(props: Props) {
  const { form } = props.fact;
  if (form === 'switch') return <Switch {...props} />;
  if (form === 'mark') return <MarkControl {...props} />;
  return isGroup(form) ? <Rows {...props} form={form} /> : <Line {...props} />;
}

type GroupForm = keyof typeof parts;

/** Whether the form has several fields, which share a name. */
export const isGroup = (form: FactForm): form is GroupForm => form in parts;

/** What is chosen and not typed, by what browsers call it. */
const offered = { zone: 'timeZone', currency: 'currency' } as const;

const namesOf = {
  zone: (name: string) => name.replaceAll('_', ' '),
  currency: (code: string) => `${code}, ${new Intl.DisplayNames('en', { type: 'currency' }).of(code)}`,
};

function Line({ fact: { form, options }, text, id, describedBy, isWrong, onType }: Props) {
  const given = {
    ...{ id, value: text, 'aria-describedby': describedBy },
    'aria-invalid': isWrong || undefined,
  };
  if (form === 'zone' || form === 'currency') {
    // A browser may call what stands there otherwise, and leaves out UTC.
    const values = new Set([text, ...Intl.supportedValuesOf(offered[form])]);
    if (form === 'zone') values.add('UTC');
    return (
      <select {...given} className={inputClass} onChange={({ target }) => onType(target.value)}>
        <Options of={[...values].map((value) => [value, namesOf[form](value)])} />
      </select>
    );
  }
  if (options)
    return (
      <select {...given} className={inputClass} onChange={({ target }) => onType(target.value)}>
        <Options of={options} />
      </select>
    );
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
  return (
    <input
      {...given}
      className={form === 'number' ? `${inputClass} max-w-100` : inputClass}
      type={form === 'line' ? 'text' : form}
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
      <label htmlFor={id} aria-hidden="true">
        {isOn ? words.on : words.off}
      </label>
    </span>
  );
}

/** What is typed into the fields of a row. */
type Typed = string[];

type RowForm = {
  input: (Pick<ComponentProps<'input'>, 'type' | 'min' | 'step' | 'inputMode'> | 'lines')[];
  /** The fields that take more room than the others. */
  wide?: number[];
  /** The fields that may stay empty. */
  mayLack?: number[];
  /** Converts a value to its fields and back. */
  of: (value: never) => Typed;
  value: (typed: Typed, about: string) => unknown;
};

// A field for numbers drops the comma of 59,90.
const amount = { type: 'text', inputMode: 'decimal' } as const;
/** An amount has at most two digits behind its point or comma, so that three belong to the thousands. What is none stays as it is. */
function amountIn(typed: string): number | string {
  const digits = typed.replace(/[\s'’]|[.,](?=\d{3}(?!\d))|[.,][-–—]+$/g, '').replace(',', '.');
  return Number.isNaN(Number(digits)) ? typed : Number(digits);
}
const written = (value: number | string) =>
  typeof value === 'number' ? value.toFixed(Number.isInteger(value) ? 0 : 2) : value;

/** The end of an address, which may be pasted whole. */
const pathIn = (typed: string) =>
  typed.trim() &&
  (quietly(() => decodeURI(new URL(typed.trim(), location.origin).pathname)) ?? typed).replace(
    /(.)\/$/,
    '$1',
  );

const rowForms: Record<GroupForm, RowForm> = {
  price: {
    input: [amount, amount],
    // What costs nothing once is left empty.
    mayLack: [0],
    of: ({ setup, monthly }) => [written(setup), written(monthly)],
    value: ([setup = '', monthly = '']) => ({
      setup: amountIn(setup),
      monthly: monthly === '' ? '' : amountIn(monthly),
    }),
  },
  hours: {
    input: [{ type: 'time' }, { type: 'time' }],
    // The end of a day is 24:00, which a field for a time cannot hold.
    of: (hours: string) => {
      const [from = '', to = ''] = hours.split('-');
      return [from, to === '24:00' ? '00:00' : to];
    },
    value: ([from, to]) => `${from}-${to === '00:00' ? '24:00' : to}`,
  },
  days: {
    input: [{ type: 'date' }, { type: 'date' }],
    // A single day off has no last day.
    mayLack: [1],
    of: (days: string) => {
      const [first = '', last = ''] = days.split('..');
      return [first, last];
    },
    value: ([first, last]) => (last === '' || last === first ? first : `${first}..${last}`),
  },
  profiles: {
    input: [{ type: 'text' }, { type: 'url' }],
    wide: [1],
    of: ({ name, url }: Profile) => [name, url],
    value: ([name, url]) => ({ name, url }),
  },
  processors: {
    input: [{ type: 'text' }, { type: 'text' }, { type: 'text' }],
    wide: [0, 1, 2],
    mayLack: [0, 2],
    of: ({ name, does, where }: Record<string, string>) => [name ?? '', does ?? '', where ?? ''],
    value: ([name, does, where]) => ({ name, does, where }),
  },
  moves: {
    input: [{ type: 'text' }, { type: 'text' }],
    wide: [0, 1],
    of: ({ from, to }: Record<string, string>) => [from ?? '', to ?? ''],
    value: ([from = '', to = '']) => ({ from: pathIn(from), to: pathIn(to) }),
  },
  templates: {
    input: [{ type: 'text' }, 'lines'],
    of: ({ name, text }: Record<string, string>) => [name ?? '', text ?? ''],
    value: ([name, text]) => ({ name, text }),
  },
  confirmation: {
    input: [{ type: 'text' }, { type: 'date' }, { type: 'text' }],
    wide: [0, 2],
    of: ({ who, when, how }: Confirmation) => [who, when, how],
    value: ([who, when, how], quote) => ({ who, when, how, quote }),
  },
};

/** The rows in a text: a price is a single one. Text that another version of the desk has stored may not be valid. */
const rowsIn = (form: GroupForm, text: string): Typed[] =>
  quietly(() => [JSON.parse(text)].flat().map((value) => rowForms[form].of(value as never))) ?? [];

/** The name of the first field that is still empty, if the fact needs it. */
export function missingIn(form: FactForm, text: string): string | undefined {
  if (!isGroup(form)) return undefined;
  for (const typed of rowsIn(form, text)) {
    const at = typed.findIndex((part, index) => part === '' && !rowForms[form].mayLack?.includes(index));
    if (at >= 0) return parts[form][at];
  }
  return undefined;
}

/** What was confirmed while the quotation read otherwise. */
function confirmedOther({ about }: Fact, text: string): Confirmation | undefined {
  if (about === undefined || text === '') return undefined;
  const confirmed: Confirmation = JSON.parse(text);
  return confirmed.quote === about ? undefined : confirmed;
}

type Row = { id: number; typed: Typed };

/** Fields in a row: one row for a price or a confirmation, else a list of any length. Empty rows do not count. */
function Rows({ fact, form, text, describedBy, isWrong, onType }: Props & { form: GroupForm }) {
  const { input, wide = [], value } = rowForms[form];
  const isList = form !== 'price' && form !== 'confirmation';
  const last = useRef(0);
  const pages = useId();
  const add = useRef<HTMLButtonElement>(null);
  const fresh = (typed: Typed): Row => {
    last.current += 1;
    return { id: last.current, typed };
  };
  const empty: Typed = input.map(() => '');
  const former = confirmedOther(fact, text);
  const [rows, setRows] = useState<Row[]>(() => {
    const found = former ? [] : rowsIn(form, text);
    return (isList || found.length > 0 ? found : [empty]).map(fresh);
  });
  const [about, setAbout] = useState(fact.about);
  if (about !== fact.about) {
    setAbout(fact.about);
    if (former) setRows([fresh(empty)]);
  }
  const change = (next: Row[]) => {
    setRows(next);
    const values = next.flatMap(({ typed }) =>
      typed.some((part) => part !== '') ? [value(typed, fact.about ?? '')] : [],
    );
    onType(isList ? JSON.stringify(values) : values.map((each) => JSON.stringify(each)).join());
  };
  return (
    <>
      {fact.about && (
        <blockquote className="mt-5 border-l border-line-strong pl-7.5">
          <span className="text-ink-2">
            {former
              ? words.confirmedOther(former.who, former.when)
              : text && !missingIn(form, text)
                ? words.confirmed
                : words.confirms}
          </span>{' '}
          {fact.about}
        </blockquote>
      )}
      {rows.map((row, index) => (
        <div key={row.id} className="mt-5 flex flex-wrap items-end gap-x-10 gap-y-5">
          {row.typed.map((typed, at) => (
            <span
              key={parts[form][at]}
              className={`min-w-0 ${input[at] === 'lines' ? 'w-full' : wide.includes(at) ? 'flex-[3_1_12rem]' : 'max-w-110 flex-[1_1_7rem] has-[[type=date]]:min-w-100'}`}
            >
              <Part
                label={parts[form][at]}
                input={input[at]}
                className={`${inputClass} ${isList || wide.includes(at) ? '' : 'max-w-100'}`}
                value={typed}
                list={form === 'moves' && at === 1 ? pages : undefined}
                aria-label={isList ? rowWords.of(fact.label, parts[form][at] ?? '', index + 1) : undefined}
                aria-describedby={describedBy}
                aria-invalid={isWrong || undefined}
                onChange={({ target }) => {
                  const next = row.typed.with(at, target.value);
                  change(rows.map((each) => (each === row ? { ...row, typed: next } : each)));
                }}
              />
            </span>
          ))}
          {isList && (
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
          )}
        </div>
      ))}
      {form === 'moves' && <Pages id={pages} />}
      {isList && (
        <Button
          ref={add}
          look="small"
          className="mt-6"
          aria-label={`${fact.label}: ${rowWords.add[form]}`}
          onClick={() => setRows([...rows, fresh(empty)])}
        >
          {rowWords.add[form]}
        </Button>
      )}
    </>
  );
}

/** The pages that an address can lead to. */
function Pages({ id }: { id: string }) {
  const { data: state } = useWebsite();
  return (
    <datalist id={id}>
      <Options of={(state?.pages ?? []).map(({ path, title }) => [path, title])} />
    </datalist>
  );
}

type PartProps = {
  label: string | undefined;
  input: RowForm['input'][number] | undefined;
  className: string;
} & Pick<
  ComponentProps<'textarea'> & ComponentProps<'input'>,
  'list' | 'value' | 'aria-label' | 'aria-describedby' | 'aria-invalid' | 'onChange'
>;

function Part({ label, input, className, ...props }: PartProps) {
  const id = useId();
  return (
    <>
      <label htmlFor={id} className="text-ink-2">
        {label}
      </label>
      {input === 'lines' ? (
        <textarea
          {...props}
          id={id}
          className={`${className} field-sizing-content resize-y`}
          rows={6}
          dir="auto"
        />
      ) : (
        <input {...props} {...input} id={id} className={className} />
      )}
    </>
  );
}
