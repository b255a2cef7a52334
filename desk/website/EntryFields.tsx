import { type ReactNode, useId } from 'react';
import { newEntry as words } from '../../content/desk-words/website.ts';

type FieldProps = {
  label: string;
  /** Explains the purpose of the field. */
  help?: string;
  /** Any other line below the field, such as its length. */
  note?: string | undefined;
  wrong: string | undefined;
  children: (field: {
    id: string;
    'aria-describedby': string;
    'aria-invalid': true | undefined;
  }) => ReactNode;
};

/**
 * A field with room for a mistake below it. The room is reserved, because leaving the field by a press on a button must not
 * move the button away from under the press.
 */
export function EntryField({ label, help, note, wrong, children }: FieldProps) {
  const id = useId();
  const said = `${id}-said`;
  return (
    <div className="entry-field">
      <label htmlFor={id}>{label}</label>
      {help && <p id={`${id}-help`}>{help}</p>}
      {children({
        id,
        'aria-describedby': help ? `${id}-help ${said}` : said,
        'aria-invalid': wrong ? true : undefined,
      })}
      <p id={said} className="said">
        <span className="fault" role="status">
          {wrong}
        </span>{' '}
        {note && <span>{note}</span>}
      </p>
    </div>
  );
}

const longestAddress = 60;

/** The mistake in the end of an address, if any. `others` are the ends that are taken. */
export function addressMistake(end: string, others: string[]): string | undefined {
  if (end === '') return words.mistakes.address;
  if (end.length > longestAddress) return words.mistakes.long(longestAddress);
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(end)) return words.mistakes.pattern;
  return others.includes(end) ? words.mistakes.taken : undefined;
}

type AddressProps = {
  below: string;
  end: string;
  note: string;
  wrong: string | undefined;
  onType: (end: string) => void;
  onLeave: () => void;
};

/** The field for the end of an address, which can be changed until it is published. */
export function Address({ below, end, note, wrong, onType, onLeave }: AddressProps) {
  return (
    <EntryField label={words.address} note={wrong ? undefined : note} wrong={wrong}>
      {(field) => (
        <span className="address">
          {`${below}/`}
          <input
            {...field}
            value={end}
            autoCapitalize="none"
            spellCheck={false}
            onChange={({ target }) => onType(target.value)}
            onBlur={onLeave}
          />
        </span>
      )}
    </EntryField>
  );
}

type Props = {
  /** Radio buttons choose one option, checkboxes several. */
  kind: 'radio' | 'checkbox';
  legend: string;
  options: { id: string; title: string }[];
  chosen: string[];
  wrong?: string | undefined;
  onChoose: (id: string) => void;
  onLeave?: () => void;
};

/** A choice between a few values that are all visible. */
export function Chips({ kind, legend, options, chosen, wrong, onChoose, onLeave }: Props) {
  const said = useId();
  return (
    <fieldset
      className="chips"
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && onLeave?.()}
    >
      <legend>{legend}</legend>
      {options.map(({ id, title }) => (
        <label key={id}>
          <input
            type={kind}
            name={legend}
            checked={chosen.includes(id)}
            aria-invalid={wrong ? true : undefined}
            aria-describedby={onLeave && said}
            onChange={() => onChoose(id)}
          />
          <span>{title}</span>
        </label>
      ))}
      {onLeave && (
        <p id={said} className="said fault" role="status">
          {wrong}
        </p>
      )}
    </fieldset>
  );
}

type DrawingsProps = { names: string[]; chosen: string; onChoose: (name: string) => void };

/** The drawings that no entry has yet, drawn as on the site. */
export function Drawings({ names, chosen, onChoose }: DrawingsProps) {
  return (
    <fieldset className="chips drawings">
      <legend>{words.picture}</legend>
      {names.map((name) => (
        <label key={name}>
          <input type="radio" name="picture" checked={name === chosen} onChange={() => onChoose(name)} />
          <span>
            <img src={`/pictures/${name}.svg`} alt="" width="160" height="120" loading="lazy" />
            {name}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
