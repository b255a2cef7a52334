import { timesToken, wantedTimeField } from '../../../contract/native-form.ts';

type Props = {
  label: string;
  hint?: string;
  /** The first option, which picks no time. */
  none: string;
  required?: boolean;
};

/** A select of free times where no script runs. The server fills it in. */
export function TimeSelect({ label, hint, none, required = false }: Props) {
  return (
    <div>
      <div className="flex items-baseline justify-between gap-4 text-small">
        <label htmlFor="wanted-time" className="font-medium">
          {label}
        </label>
        <span id="wanted-time-hint" className="text-ink-2">
          {hint}
        </span>
      </div>
      <div className="light-line">
        <select
          id="wanted-time"
          name={wantedTimeField}
          required={required}
          aria-describedby="wanted-time-hint"
          className="block w-full rounded-none border-b border-ink-3/60 bg-ground py-2.5 text-body text-ink outline-2 outline-transparent transition-colors hover:border-ink-2"
        >
          <option value="">{none}</option>
          <option>{timesToken}</option>
        </select>
      </div>
    </div>
  );
}
