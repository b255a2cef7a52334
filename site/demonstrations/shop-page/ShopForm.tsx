import sample from '../../../content/demonstrations/static-websites.yaml';
import type { Shop } from './shop-html.ts';

const longestName = 80;

/** The fields that a first page needs. */
export function ShopForm({ shop, onChange }: { shop: Shop; onChange: (shop: Shop) => void }) {
  const { form, trades, week } = sample;
  const days = week.map(({ closed = '' }) => ({ value: closed, label: closed || form.noDay }));

  return (
    <form className="shop-form controls" onSubmit={(event) => event.preventDefault()}>
      <label className="field shop-name">
        {form.name}
        <input
          value={shop.name}
          maxLength={longestName}
          autoComplete="off"
          enterKeyHint="done"
          onChange={({ target }) => onChange({ ...shop, name: target.value })}
        />
      </label>
      <Choice
        name="trade"
        label={form.trade}
        options={trades.map(({ name }) => ({ value: name, label: name }))}
        chosen={shop.trade}
        onChoose={(trade) => onChange({ ...shop, trade })}
      />
      <fieldset className="grid grid-cols-[1fr_1fr] gap-5">
        <legend>{form.open}</legend>
        {(['from', 'until'] as const).map((end) => (
          <label key={end} className="field">
            <span className="sr-only">{form[end]}</span>
            <select value={shop[end]} onChange={({ target }) => onChange({ ...shop, [end]: target.value })}>
              {sample[end].map((hour) => (
                <option key={hour}>{hour}</option>
              ))}
            </select>
          </label>
        ))}
      </fieldset>
      <Choice
        name="closed"
        label={form.closed}
        options={days}
        chosen={shop.closed}
        onChoose={(closed) => onChange({ ...shop, closed })}
      />
    </form>
  );
}

type ChoiceProps = {
  name: string;
  label: string;
  options: { value: string; label: string }[];
  chosen: string;
  onChoose: (value: string) => void;
};

function Choice({ name, label, options, chosen, onChoose }: ChoiceProps) {
  return (
    <fieldset>
      <legend>{label}</legend>
      <div className="choice">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === chosen}
              onChange={() => onChoose(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
