import { newEntry as words } from '../../content/desk-words/website.ts';

type AddressProps = { below: string; end: string; note: string; onType: (end: string) => void };

/** The end of an address, which is the owner's to choose until it is published. */
export function Address({ below, end, note, onType }: AddressProps) {
  return (
    <label>
      {words.address} <span>{note}</span>
      <span className="address">
        {`${below}/`}
        <input
          value={end}
          required
          maxLength={60}
          pattern="[a-z0-9]+(-[a-z0-9]+)*"
          title={words.addressPattern}
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => onType(target.value)}
        />
      </span>
    </label>
  );
}

type Props = {
  /** One of the options, or some of them. */
  kind: 'radio' | 'checkbox';
  legend: string;
  options: { id: string; title: string }[];
  chosen: string[];
  onChoose: (id: string) => void;
};

/** A few values, all in sight. */
export function Chips({ kind, legend, options, chosen, onChoose }: Props) {
  return (
    <fieldset className="chips">
      <legend>{legend}</legend>
      {options.map(({ id, title }) => (
        <label key={id}>
          <input
            type={kind}
            name={legend}
            checked={chosen.includes(id)}
            required={kind === 'checkbox' && chosen.length === 0}
            onChange={() => onChoose(id)}
          />
          <span>{title}</span>
        </label>
      ))}
    </fieldset>
  );
}

type DrawingsProps = { names: string[]; chosen: string; onChoose: (name: string) => void };

/** The drawings that are free, as the site draws them. */
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
