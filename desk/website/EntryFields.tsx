import { type AriaAttributes, type ComponentProps, type ReactNode, useId } from 'react';
import { newEntry as words } from '../../content/desk-words/website.ts';
import { pictureAddress } from './in-page/painting.ts';

export const inputClass = 'block w-full py-4 text-body';

type FieldProps = {
  label: string;
  name: string;
  /** A line below the field. */
  note?: string | undefined;
  wrong: string | undefined;
  children: (
    field: Pick<ComponentProps<'input'>, 'id' | 'name' | 'className' | keyof AriaAttributes>,
  ) => ReactNode;
};

/**
 * A field with room for a mistake below it. The room is reserved, because leaving the field by a press on a button must not
 * move the button away from under the press.
 */
export function EntryField({ label, name, note, wrong, children }: FieldProps) {
  const id = useId();
  const said = `${id}-said`;
  return (
    <div className="-mb-5">
      <label htmlFor={id} className="quiet">
        {label}
      </label>
      {children({
        ...{ id, name, className: inputClass },
        'aria-describedby': said,
        'aria-invalid': wrong ? true : undefined,
      })}
      <p
        id={said}
        className="quiet mt-3.5 flex min-h-[1.5em] flex-wrap justify-between gap-x-10 leading-[1.5]"
      >
        <span className="text-danger" role="status">
          {wrong}
        </span>{' '}
        {note && <span>{note}</span>}
      </p>
    </div>
  );
}

export const longestAddress = 60;

/** The mistake in the end of an address, if any. `others` are the ends that are taken. */
export function addressMistake(end: string, others: string[]): string | undefined {
  if (end === '') return words.mistakes.address;
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(end)) return words.mistakes.pattern;
  return others.includes(end) ? words.mistakes.taken : undefined;
}

type AddressProps = {
  below: string;
  end: string;
  note: string;
  wrong: string | undefined;
  onType: (end: string) => void;
};

/** The field for the end of an address, which can be changed until it is published. */
export function Address({ below, end, note, wrong, onType }: AddressProps) {
  return (
    <EntryField label={words.address} name="id" note={wrong ? undefined : note} wrong={wrong}>
      {(field) => (
        <span className="flex flex-wrap items-baseline border-b border-ink-3 text-body text-ink-2 focus-within:border-ink focus-within:[box-shadow:0_1px_0_var(--color-ink)] not-focus-within:has-aria-invalid:border-danger">
          {`${below}/`}
          <input
            {...field}
            maxLength={longestAddress}
            className="field-sizing-content max-w-full min-w-60 grow border-0 py-4 text-body [box-shadow:none]!"
            value={end}
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => onType(target.value)}
          />
        </span>
      )}
    </EntryField>
  );
}

type Props = {
  /** Radio buttons choose one option, checkboxes several. */
  kind: 'radio' | 'checkbox';
  name: string;
  legend: string;
  options: { id: string; title: string }[];
  chosen: string[];
  wrong?: string | undefined;
  onChoose: (id: string) => void;
};

/** A choice between a few values that are all visible. */
export function Chips({ kind, name, legend, options, chosen, wrong, onChoose }: Props) {
  const said = useId();
  return (
    <fieldset className="mt-4 flex flex-wrap gap-5">
      <legend className="quiet mb-6">{legend}</legend>
      {options.map(({ id, title }) => (
        <Chip
          key={id}
          type={kind}
          name={name}
          checked={chosen.includes(id)}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={said}
          onChange={() => onChoose(id)}
          className="px-8 py-6.5 first-letter:uppercase group-hover:border-ink peer-checked:bg-ink peer-checked:text-ground wide:py-4"
        >
          {title}
        </Chip>
      ))}
      {kind === 'checkbox' && (
        <p id={said} className="min-h-[1.5em] basis-full leading-[1.5] text-danger" role="status">
          {wrong}
        </p>
      )}
    </fieldset>
  );
}

/** An option that is pressed rather than ticked. */
function Chip({ className, children, ...input }: ComponentProps<'input'>) {
  return (
    <label className="group quiet relative cursor-pointer">
      <input {...input} className="peer absolute inset-0 cursor-pointer opacity-0" />
      <span
        className={`block rounded-control border border-line-strong text-ink peer-checked:border-ink peer-focus-visible:outline-2 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-ink ${className}`}
      >
        {children}
      </span>
    </label>
  );
}

type DrawingsProps = { names: string[]; chosen: string; onChoose: (name: string) => void };

/** Drawings, drawn as on the site. */
export function Drawings({ names, chosen, onChoose }: DrawingsProps) {
  return (
    <fieldset className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(6.5rem,1fr))] gap-5">
      <legend className="quiet mb-6">{words.picture}</legend>
      {names.map((name) => (
        <Chip
          key={name}
          type="radio"
          name="picture"
          checked={name === chosen}
          onChange={() => onChoose(name)}
          className="overflow-hidden bg-raised pb-6 text-center capitalize group-hover:border-ink-3 peer-checked:bg-raised-2 peer-checked:font-semibold peer-checked:[box-shadow:inset_0_0_0_1px_var(--color-ink)]"
        >
          <img
            src={pictureAddress(name)}
            alt=""
            width="160"
            height="120"
            loading="lazy"
            className="h-auto w-full"
          />
          {name}
        </Chip>
      ))}
    </fieldset>
  );
}
