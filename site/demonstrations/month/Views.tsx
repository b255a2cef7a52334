import type { Month } from '../../../content/schemas/demonstrations/month.ts';
import type { Plan } from './plan.ts';

type Props = {
  words: Month['views'];
  view: Plan['view'];
  onShow: (view: Plan['view']) => void;
};

/** The month, or the report after it. */
export function Views({ words, view, onShow }: Props) {
  return (
    <fieldset className="choice controls">
      <legend className="sr-only">{words.label}</legend>
      {(['month', 'report'] as const).map((one) => (
        <label key={one}>
          <input type="radio" name="month-view" checked={view === one} onChange={() => onShow(one)} />
          <span>{words[one]}</span>
        </label>
      ))}
    </fieldset>
  );
}
